import type { PlantMood } from '@/components/art/plant-mood'
import type { LeafState } from '@/components/art/week-path'
import type { WeekPlantLeaf } from '@/components/art/week-plant'
import { CHALLENGE_DAYS } from '@/lib/features/challenges/rules'
import type { DeviceWeek } from '@/lib/features/completions/waiting/schema'
import { addDays, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'

export type ChildTaskView = DeviceWeek['tasks'][number]

const isSent = ({ completed, waiting }: ChildTaskView) => completed || waiting

/** Earlier tasks that are offered at once. */
const MAX_EARLIER = 3

/** Returns today's tasks. When all were sent, the newest open ones of earlier days follow as an offer. */
export function listChildTasks({ tasks, today }: DeviceWeek): ChildTaskView[] {
  const ofToday = tasks.filter(({ date }) => date === today)
  if (!ofToday.every(isSent)) return ofToday
  const earlier = tasks.filter((task) => task.date < today && !isSent(task))
  return [...ofToday, ...earlier.slice(-MAX_EARLIER)]
}

/** Returns the week's seven leaves, Monday first. */
export function toWeekLeaves({ tasks, today }: DeviceWeek, locale: string): WeekPlantLeaf[] {
  const monday = startOfIsoWeek(today)
  return Array.from({ length: CHALLENGE_DAYS }, (_, index) => {
    const date = addDays(monday, index)
    const ofDay = tasks.filter((task) => task.date === date)
    return { state: toLeafState(ofDay, date, today), label: weekdayName(date, locale, 'short') }
  })
}

function toLeafState(tasks: readonly ChildTaskView[], date: LocalDate, today: LocalDate): LeafState {
  if (tasks.some(({ completed }) => completed)) return 'done'
  if (tasks.length === 0) return 'empty'
  return date === today ? 'today' : 'future'
}

/** Returns the plant's mood: watered once a task of today was sent. */
export function toMood({ tasks, today }: DeviceWeek): PlantMood {
  const ofToday = tasks.filter(({ date }) => date === today)
  if (ofToday.length === 0) return 'asleep'
  return ofToday.some(isSent) ? 'watered' : 'awake'
}
