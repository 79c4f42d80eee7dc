import { dateOfDay, getEndDate } from '@/lib/features/challenges/rules'
import type { PlanItem } from '@/lib/features/completions/rewards/rules'
import {
  addDays,
  endOfLocalDay,
  type LocalDate,
  startOfIsoWeek,
  type Weekday,
  weekday,
} from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { badgeTexts } from './texts/badges'
import { challengeTexts } from './texts/challenges'
import { recipeTexts } from './texts/recipes'
import { type TaskName, taskTexts } from './texts/tasks'
import type { TaskText } from './texts/text'

export type Planned = PlanItem & { week: number; order: number; windowEnd: LocalDate; text: TaskText }

type Translated<T> = { base: 'en' | 'pt-BR'; en: T; pt: T }

/** Converts a bilingual text to columns: the base language and its translation. */
function kept<T extends object>({ base, en, pt }: Translated<T>) {
  const [own, other] = base === 'en' ? [en, pt] : [pt, en]
  return { ...own, language: base, translations: { [base === 'en' ? 'pt-BR' : 'en']: other } }
}

/** Builds the unsaved rows of the content; the last of the four challenges contains today. */
export function makeLibrary(today: LocalDate, zone: string) {
  const cycleStart = addDays(startOfIsoWeek(today), -7 * (challengeTexts.length - 1))
  // Created some days before the first week.
  const prepared = (ms: number) =>
    new Date(endOfLocalDay(addDays(cycleStart, -10), zone).getTime() + ms * 1000)
  const names = Object.keys(taskTexts) as TaskName[]
  const taskIds = Object.fromEntries(names.map((name) => [name, newId()])) as Record<TaskName, string>
  const tasks = names.map((name, index) => ({
    id: taskIds[name],
    motif: taskTexts[name].motif,
    ...kept(taskTexts[name]),
    createdAt: prepared(index),
  }))
  const badges = badgeTexts.map((text, index) => ({
    id: newId(),
    kind: text.kind,
    motif: text.motif,
    rule: text.rule,
    ...kept(text),
    createdAt: prepared(600 + index),
  }))
  const challenges = challengeTexts.map((text, index) => {
    const startDate = addDays(cycleStart, 7 * index)
    const window = { id: newId(), weekNumber: index + 1, startDate, endDate: getEndDate(startDate) }
    return { ...window, days: text.days, isActive: true, createdAt: prepared(1200 + index), ...kept(text) }
  })
  const recipes = recipeTexts.map(({ base, en, pt, week, ...facts }, index) => ({
    id: newId(),
    ...facts,
    ...kept({ base, en, pt }),
    challengeId: challenges.find(({ weekNumber }) => weekNumber === week)?.id ?? null,
    createdAt: prepared(1800 + index),
  }))
  const plan = challenges.flatMap((challenge): Planned[] =>
    challenge.days.flatMap((ofDay, day) =>
      ofDay.map((name, order) => ({
        assignmentId: newId(),
        taskId: taskIds[name],
        challengeId: challenge.id,
        date: dateOfDay(challenge, (day + 1) as Weekday),
        createdAt: challenge.createdAt,
        removedAt: null,
        week: challenge.weekNumber,
        order: order + 1,
        windowEnd: challenge.endDate,
        text: taskTexts[name],
      })),
    ),
  )
  return { cycleStart, tasks, badges, challenges, recipes, plan }
}

export type Library = ReturnType<typeof makeLibrary>

export async function writeLibrary(
  tx: Db,
  { tasks, badges, challenges, recipes, plan }: Library,
): Promise<void> {
  await tx.task.createMany({ data: tasks })
  await tx.badge.createMany({ data: badges })
  await tx.challenge.createMany({
    data: challenges.map(({ days: _, startDate, endDate, ...challenge }) => ({
      ...challenge,
      startDate: toDateColumn(startDate),
      endDate: toDateColumn(endDate),
    })),
  })
  await tx.recipe.createMany({ data: recipes })
  await tx.challengeTask.createMany({
    data: plan.map(({ assignmentId, taskId, challengeId, date, order, createdAt }) => ({
      id: assignmentId,
      taskId,
      challengeId,
      dayOfWeek: weekday(date),
      orderInDay: order,
      createdAt,
    })),
  })
}
