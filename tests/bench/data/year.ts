import type pg from 'pg'
import { getScorePeriods } from '@/lib/features/scores/rules'
import { addDays, type LocalDate, localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { id } from './ids'

export const PAST_WEEKS = 52

export type Planned = {
  date: LocalDate
  at: number
  challengeId: string
  assignmentId: string
  taskId: string
  periods: string[]
}

/** Year of weeks up to the running one, which ends today. */
export type Year = {
  weeks: Planned[][]
  badgeIds: string[]
  challenges: NewChallenge[]
  assignments: NewAssignment[]
}

export type NewChallenge = { id: string; monday: LocalDate; sunday: LocalDate; weekNumber: number }
export type NewAssignment = { id: string; challengeId: string; taskId: string; day: number }

type Seeded = {
  season: LocalDate
  date: LocalDate
  challengeId: string
  assignmentId: string
  taskId: string
}

export async function planYear(client: pg.Client, now: Date): Promise<Year> {
  const seeded = await client.query<Seeded>(
    `select to_char(c.start_date - 7 * (c.week_number - 1), 'YYYY-MM-DD') as season,
       to_char(c.start_date + t.day_of_week - 1, 'YYYY-MM-DD') as date, c.id as "challengeId",
       t.id as "assignmentId", t.task_id as "taskId"
     from challenges c join challenge_tasks t on t.challenge_id = c.id and t.order_in_day = 1
     where t.removed_at is null and c.is_active and extract(isodow from c.start_date) = 1`,
  )
  const tasks = await client.query<{ id: string }>(
    'select id from tasks where deleted_at is null order by id',
  )
  const badges = await client.query<{ id: string }>(
    'select id from badges where deleted_at is null order by id',
  )
  const known = new Map(seeded.rows.map((row) => [row.date, row]))
  const today = localDateAt(now, 'UTC')
  const year: Year = {
    weeks: [],
    badgeIds: badges.rows.map((row) => row.id),
    challenges: [],
    assignments: [],
  }
  for (let week = 0; week <= PAST_WEEKS; week += 1) {
    const monday = addDays(startOfIsoWeek(today), 7 * (week - PAST_WEEKS))
    const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day))
    const isNew = !dates.some((date) => known.has(date))
    const challengeId = id('challenge', week)
    const season = addDays(monday, -7 * (week % 4))
    if (isNew)
      year.challenges.push({
        id: challengeId,
        monday,
        sunday: addDays(monday, 6),
        weekNumber: 1 + (week % 4),
      })
    const days = dates.flatMap((date, day): Planned[] => {
      const taskId = tasks.rows[(week * 7 + day) % tasks.rows.length]?.id ?? ''
      const assignmentId = id('assignment', week * 7 + day)
      if (isNew) year.assignments.push({ id: assignmentId, challengeId, taskId, day: day + 1 })
      const planned = known.get(date) ?? (isNew ? { season, date, challengeId, assignmentId, taskId } : null)
      if (!planned || date > today) return []
      const periods = [...getScorePeriods(date), planned.season]
      return [{ ...planned, at: Date.parse(`${date}T12:00:00Z`), periods }]
    })
    year.weeks.push(days)
  }
  return year
}
