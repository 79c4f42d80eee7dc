import { v5 } from 'uuid'
import { badgeTexts } from '@/content/starter/badges'
import { challengeTexts } from '@/content/starter/challenges'
import { recipeTexts } from '@/content/starter/recipes'
import { type TaskName, taskTexts } from '@/content/starter/tasks'
import { STARTER_LANGUAGES, type Translated } from '@/content/starter/text'
import { getDateOfDay, getEndDate } from '@/lib/features/challenges/rules'
import { addDays, type LocalDate, startOfIsoWeek, type Weekday } from '@/lib/platform/dates/local-date'

export const STARTER_WEEKS = challengeTexts.length

/** Arbitrary; equal ids everywhere make exports portable. */
const NAMESPACE = '6f1b4c1e-7c0b-4c8e-9a55-3d0a7e1f2b64'
const toId = (...parts: (string | number)[]) => v5(parts.join('/'), NAMESPACE)

function toColumns<T extends object>({ base, ...texts }: Translated<T>) {
  type Entry = [keyof typeof texts, typeof base]
  const languages = Object.entries(STARTER_LANGUAGES) as [Entry, ...Entry[]]
  const [own] = languages.find(([, language]) => language === base) ?? languages[0]
  const others = languages.filter(([key]) => key !== own)
  return {
    ...texts[own],
    language: base,
    translations: Object.fromEntries(others.map(([key, language]) => [language, texts[key]])),
  }
}

/** Builds the starter content, created a millisecond apart; its first week holds `today`. */
export function buildStarter(today: LocalDate, created: Date) {
  const firstMonday = startOfIsoWeek(today)
  let count = 0
  const nextMoment = () => new Date(created.getTime() + count++)
  const names = Object.keys(taskTexts) as TaskName[]
  const tasks = names.map((name) => ({
    id: toId('task', name),
    motif: taskTexts[name].motif,
    ...toColumns(taskTexts[name]),
    createdAt: nextMoment(),
  }))
  const badges = badgeTexts.map(({ key, kind, motif, rule, ...text }) => ({
    id: toId('badge', key),
    kind,
    motif,
    rule,
    ...toColumns(text),
    createdAt: nextMoment(),
  }))
  const challenges = challengeTexts.map(({ days: _, ...text }, index) => {
    const startDate = addDays(firstMonday, 7 * index)
    const window = { weekNumber: index + 1, startDate, endDate: getEndDate(startDate) }
    return { id: toId('challenge', index + 1), ...window, ...toColumns(text), createdAt: nextMoment() }
  })
  const recipes = recipeTexts.map(({ key, week, servings, minutes, ...text }) => ({
    id: toId('recipe', key),
    servings,
    minutes,
    ...toColumns(text),
    challengeId: week === undefined ? null : toId('challenge', week),
    createdAt: nextMoment(),
  }))
  const plan = challenges.flatMap((challenge, index) =>
    (challengeTexts[index]?.days ?? []).flatMap((namesOfDay, day) =>
      namesOfDay.map((taskName, order) => ({
        id: toId('challenge', challenge.weekNumber, day + 1, order + 1),
        taskId: toId('task', taskName),
        taskName,
        challengeId: challenge.id,
        weekNumber: challenge.weekNumber,
        date: getDateOfDay(challenge, (day + 1) as Weekday),
        orderInDay: order + 1,
        windowEnd: challenge.endDate,
        createdAt: challenge.createdAt,
      })),
    ),
  )
  return { tasks, badges, challenges, recipes, plan }
}

export type StarterContent = ReturnType<typeof buildStarter>
