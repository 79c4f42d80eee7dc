import 'server-only'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/platform/db/local-date'

type Usage = { taskId: string; uses: number; startDate: Date; endDate: Date }

export async function findUsage() {
  const rows = await db().$queryRaw<Usage[]>`
    select p.task_id as "taskId", count(distinct c.id)::int as uses,
      max(c.start_date) as "startDate", max(c.end_date) as "endDate"
    from challenge_tasks p join challenges c on c.id = p.challenge_id
    where p.removed_at is null
    group by p.task_id`
  return new Map(
    rows.map(({ taskId, uses, startDate, endDate }) => {
      const lastUsed = { startDate: fromDateColumn(startDate), endDate: fromDateColumn(endDate) }
      return [taskId, { uses, lastUsed }]
    }),
  )
}

/** Returns the days on which a task is planned, one row per day. */
export async function findPlaces(taskId: string) {
  const rows = await db().challengeTask.findMany({
    where: { taskId, removedAt: null },
    orderBy: [{ challenge: { startDate: 'desc' } }, { challengeId: 'desc' }, { dayOfWeek: 'asc' }],
    select: {
      dayOfWeek: true,
      challenge: {
        select: { id: true, title: true, language: true, translations: true, startDate: true, endDate: true },
      },
    },
  })
  return rows.map(({ dayOfWeek, challenge: { startDate, endDate, ...challenge } }) => ({
    ...challenge,
    dayOfWeek,
    startDate: fromDateColumn(startDate),
    endDate: fromDateColumn(endDate),
  }))
}
