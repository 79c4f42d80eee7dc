import { getEndDate } from '@/lib/features/challenges/rules'
import {
  addDays,
  endOfLocalDay,
  type LocalDate,
  localDateAt,
  startOfIsoWeek,
} from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { ChallengeTask, Prisma } from '@/lib/platform/db/generated/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { buildTask } from './task'

type Planned = { dayOfWeek: number; orderInDay?: number; taskId?: string }

type Options = Partial<
  Omit<Prisma.ChallengeUncheckedCreateInput, 'startDate' | 'endDate' | 'assignments'>
> & {
  startDate?: LocalDate
  plan?: Planned[]
}

/**
 * Builds an active challenge of the current week (UTC), planned three days before, so that the plan holds
 * for all completions.
 */
export async function buildChallenge({ startDate, plan = everyDay, ...data }: Options = {}) {
  const start = startDate ?? startOfIsoWeek(localDateAt(new Date(), 'UTC'))
  const createdAt = endOfLocalDay(addDays(start, -4), 'UTC')
  const window = { startDate: toDateColumn(start), endDate: toDateColumn(getEndDate(start)) }
  const text = { title: 'A good week', description: 'Seven days of small things.' }
  const challenge = await db().challenge.create({
    data: { ...text, weekNumber: 1, isActive: true, createdAt, ...window, ...data },
  })
  const assignments: ChallengeTask[] = []
  for (const { taskId, orderInDay = 1, dayOfWeek } of plan) {
    const task = taskId ?? (await buildTask()).id
    const place = { challengeId: challenge.id, taskId: task, dayOfWeek, orderInDay, createdAt }
    assignments.push(await db().challengeTask.create({ data: place }))
  }
  return { challenge, assignments }
}

const everyDay: Planned[] = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek }))
