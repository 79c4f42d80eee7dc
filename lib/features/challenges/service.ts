import 'server-only'
import { getCachedContent } from '@/lib/platform/cache/content'
import { env } from '@/lib/platform/config/env'
import { addDays, type LocalDate, localDateAt, type Weekday } from '@/lib/platform/dates/local-date'
import type { Queryable } from '@/lib/platform/db/query'
import { AppError } from '@/lib/platform/errors/app-error'
import { type PageQuery, paginate } from '@/lib/platform/http/paging'
import { localize } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Actor } from '@/lib/platform/session/actor'
import { canSeeChallenge } from './policy'
import type { ChallengeFilter, ChallengeRow } from './repository'
import * as repo from './repository'
import {
  type Assignment,
  type ChallengeInCycle,
  getCycleStart,
  getDateOfDay,
  pickCurrentChallenge,
  WEEKS_PER_CYCLE,
} from './rules'
import type { ChallengeTaskView, ChallengeView } from './schema'
import {
  type CompletedAssignment,
  presentChallenge,
  presentChallenges,
  presentCompleted,
  type Reader,
  readPublicSwaps,
} from './views/service'

/** Returns the days until a date on which an active challenge has a task. */
export function listScheduledDates(
  database: Queryable,
  until: LocalDate,
  contentRevision: string | null,
): Promise<LocalDate[]> {
  return getCachedContent(contentRevision, `days until ${until}`, () =>
    repo.findScheduledDates(database, until),
  )
}

export function countPlanned(
  from: LocalDate,
  to: LocalDate,
  contentRevision: string | null,
): Promise<number> {
  return getCachedContent(contentRevision, `planned ${from} ${to}`, () => repo.countPlanned(from, to))
}

export function listPlannedTasks(from: LocalDate, to: LocalDate, contentRevision: string | null) {
  return getCachedContent(contentRevision, `plan ${from} ${to}`, () => repo.findPlanned(from, to))
}

/** Returns challenges without texts and plans, by id or start date. */
export function findChallengeOutlines(
  database: Queryable,
  where: Parameters<typeof repo.findOutlines>[1],
  contentRevision: string | null = null,
) {
  return getCachedContent(contentRevision, `outlines ${JSON.stringify(where)}`, () =>
    repo.findOutlines(database, where),
  )
}

/** Returns titles by challenge, also of inactive ones. */
export function loadChallengeTitles(
  { locale, contentRevision }: Reader,
  challengeIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(challengeIds)].sort()
  return getCachedContent(contentRevision, `titles of ${ids} in ${locale}`, async () => {
    const rows = await repo.findTitles(ids)
    return new Map(
      rows.map(({ id, title, language, translations }) => [
        id,
        localize({ title }, language, translations, locale).title,
      ]),
    )
  })
}

/** Returns the challenges in the same cycle, the given one included. */
export function listChallengesInCycle(
  database: Queryable,
  challenge: Omit<ChallengeInCycle, 'id'>,
  contentRevision: string | null,
) {
  const start = getCycleStart(challenge)
  return getCachedContent(contentRevision, `cycle of ${start}`, async () => {
    const startDates = Array.from({ length: WEEKS_PER_CYCLE }, (_, week) => addDays(start, 7 * week))
    const found = await findChallengeOutlines(database, { startDates }, contentRevision)
    return found.filter((one) => getCycleStart(one) === start)
  })
}

/** Returns all assignments of challenges with their dates, also removed ones. */
export function listAssignments(
  database: Queryable,
  challenges: ChallengeInCycle[],
  contentRevision: string | null = null,
): Promise<Assignment[]> {
  const ids = challenges.map(({ id }) => id)
  return getCachedContent(contentRevision, `plans ${ids}`, async () => {
    const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]))
    return (await repo.findAssignments(database, ids)).flatMap(({ id, dayOfWeek, ...row }) => {
      const challenge = byId.get(row.challengeId)
      return challenge
        ? [{ ...row, assignmentId: id, date: getDateOfDay(challenge, dayOfWeek as Weekday) }]
        : []
    })
  })
}

/** Returns today's challenge without completions, or null. */
export async function findCurrentChallengeRow(actor: Actor): Promise<ChallengeRow | null> {
  const today = getToday(actor)
  return pickCurrentChallenge(await activeOn(actor, today), today) ?? null
}

/** Returns today in the time zone of the family, or without one of the installation. */
export function getToday(actor: Reader, now = new Date()): LocalDate {
  return localDateAt(now, actor.timezone ?? env().APP_TIMEZONE)
}

/** Returns visible challenges, latest first. */
export async function listChallenges(
  actor: Actor,
  { limit, cursor, ...filter }: ChallengeFilter & PageQuery,
) {
  const today = getToday(actor)
  const page = paginate(await findVisible(actor, filter, today), { limit, cursor })
  return { ...page, items: await presentChallenges(actor, page.items, today) }
}

/** Returns all visible challenges, for filters with few matches. */
export async function listAllChallenges(actor: Actor, filter: ChallengeFilter): Promise<ChallengeView[]> {
  const today = getToday(actor)
  return presentChallenges(actor, await findVisible(actor, filter, today), today)
}

type Range = { familyId: string; from: LocalDate; today: LocalDate; locale: Locale }

/** Returns the active challenges that started by today and ended on a day or later, without the titles of own tasks. */
export async function listStartedChallenges({
  familyId,
  from,
  today,
  locale,
}: Range): Promise<ChallengeView[]> {
  const rows = await repo.findMany({ isActive: true, startDate: from, endDate: today })
  const ids = rows.map(({ id }) => id)
  const swaps = await readPublicSwaps(familyId, ids, locale)
  return rows.map((row) => presentChallenge(row, locale, today, { swaps }))
}

async function findVisible(actor: Actor, filter: ChallengeFilter, today: LocalDate): Promise<ChallengeRow[]> {
  const rows = await (filter.search === undefined
    ? getCachedContent(actor.contentRevision, `challenges ${JSON.stringify(filter)}`, () =>
        repo.findMany(filter),
      )
    : repo.findMany(filter))
  return rows.filter((row) => canSeeChallenge(actor, row, today))
}

/**
 * Returns a challenge with the family's completions.
 * @throws AppError not_found, also for a challenge that the actor may not see
 */
export async function getChallenge(actor: Actor, id: string): Promise<ChallengeView> {
  const today = getToday(actor)
  const row = await getCachedContent(actor.contentRevision, `challenge ${id}`, () => repo.findById(id))
  if (!row || !canSeeChallenge(actor, row, today)) throw new AppError('not_found')
  const [view] = await presentChallenges(actor, [row], today)
  if (!view) throw new AppError('not_found')
  return view
}

/**
 * Presents a completed assignment.
 * @throws AppError not_found when it was removed from the plan
 */
export async function getCompletedTask(
  actor: Actor,
  challengeId: string,
  completion: CompletedAssignment,
): Promise<ChallengeTaskView> {
  const row = await getCachedContent(actor.contentRevision, `challenge ${challengeId}`, () =>
    repo.findById(challengeId),
  )
  const task = row && (await presentCompleted(row, completion, actor.locale))
  if (!task) throw new AppError('not_found')
  return task
}

export async function findCurrentChallenge(actor: Reader): Promise<ChallengeView | null> {
  const today = getToday(actor)
  const row = pickCurrentChallenge(await activeOn(actor, today), today)
  const [view] = row ? await presentChallenges(actor, [row], today) : []
  return view ?? null
}

export function findLastStarted(actor: Reader, today: LocalDate) {
  return getCachedContent(actor.contentRevision, `last started by ${today}`, () =>
    repo.findLastStarted(today),
  )
}

/**
 * Returns today's challenge.
 * @throws AppError not_found between challenges
 */
export async function getCurrentChallenge(actor: Actor): Promise<ChallengeView> {
  const view = await findCurrentChallenge(actor)
  if (!view) throw new AppError('not_found')
  return view
}

function activeOn(actor: Reader, day: LocalDate): Promise<ChallengeRow[]> {
  return getCachedContent(actor.contentRevision, `challenges on ${day}`, () => repo.findActiveOn(day))
}
