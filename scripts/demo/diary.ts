import {
  addDays,
  diffDays,
  endOfLocalDay,
  type LocalDate,
  localDateAt,
  weekday,
} from '@/lib/platform/dates/local-date'
import { newId } from '@/lib/platform/db/ids'
import { chance } from './chance'
import type { Planned } from './library'
import { type DemoFamily, SOUZA } from './people'
import type { SceneName } from './scenes/scenes'

/** Completion of a family; all its figures derive from these. */
export type DiaryEntry = {
  id: string
  photoId: string
  item: Planned
  localDate: LocalDate
  at: Date
  description: string
  showsChild: boolean
  adult: number
  kids: number[]
}

/** Hours of some scenes; the default is daylight. */
const HOURS: Partial<Record<SceneName, [from: number, to: number]>> = {
  water: [6.6, 8.2],
  lunch: [6.8, 8.4],
  table: [18.5, 20.3],
  soup: [17.5, 19.8],
  teeth: [19.3, 20.8],
  book: [19.5, 21],
  bed: [20, 21.2],
  dog: [18.8, 20.6],
}

/** Returns all completions of a family until now, oldest first. */
export function keepDiary(demoFamily: DemoFamily, plan: Planned[], index: number, now: Date): DiaryEntry[] {
  const { timezone } = demoFamily
  const random = chance(7919 * (index + 1))
  const today = localDateAt(now, timezone)
  const chosen = demoFamily.name === SOUZA ? doneBySouzas : doneByChance
  const entries = plan.flatMap((item): DiaryEntry[] => {
    const localDate = chosen(item, today, demoFamily.diligence, random)
    const [from, to] = HOURS[item.photo.scene] ?? [9, 18.5]
    const minutes = 60 * (from + random() * (to - from))
    const details = buildDetails(demoFamily, item, index, random)
    if (localDate === null || localDate > item.windowEnd) return []
    const at = new Date(
      endOfLocalDay(addDays(localDate, -1), timezone).getTime() + Math.floor(minutes * 60_000),
    )
    return at < now ? [{ id: newId(), photoId: newId(), item, localDate, at, ...details }] : []
  })
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime())
}

function buildDetails(
  { name, language, adults, kids }: DemoFamily,
  { photo }: Planned,
  index: number,
  random: () => number,
) {
  const captions = language === 'en' ? photo.en : photo.pt.slice(1)
  // Families take turns, so that posts of the same task differ.
  const own = name === SOUZA ? photo.pt[0] : (captions[index % captions.length] ?? '')
  return {
    description: name === SOUZA || random() < 0.8 ? own : '',
    showsChild: random() < 0.2,
    adult: Math.floor(random() * adults.length),
    kids: kids.flatMap((_, index) => (random() < 0.75 ? [index] : [])),
  }
}

type Chooser = (item: Planned, today: LocalDate, diligence: number, random: () => number) => LocalDate | null

const doneByChance: Chooser = ({ date }, today, diligence, random) => {
  const [onDay, later, days] = [random() < diligence, random() < 0.45, random() < 0.6 ? 1 : 2]
  const done = onDay ? date : later ? addDays(date, days) : null
  return done !== null && done <= today ? done : null
}

/** A streak of six days with today open, a finished week with one late day, and a first week. */
const doneBySouzas: Chooser = ({ date, week, order }, today) => {
  const daysAgo = diffDays(today, date)
  const day = weekday(date)
  if (daysAgo <= 0) return null
  if (week === 1) return [2, 3, 5].includes(day) ? date : null
  if (week === 2) return day === 3 ? addDays(date, 1) : date
  if (daysAgo === 7 || (week === 3 && (day === 1 || order > 1))) return null
  return date
}
