import 'server-only'
import { createTranslator } from 'next-intl'
import { computePetals, type Petal } from '@/lib/features/badges/rules'
import type { BadgeView } from '@/lib/features/badges/schema'
import { listBadges } from '@/lib/features/badges/service'
import type { ChallengeInCycle } from '@/lib/features/challenges/rules'
import {
  countPlanned,
  findCurrentChallengeRow,
  getToday,
  listChallengesInCycle,
} from '@/lib/features/challenges/service'
import type { Streak } from '@/lib/features/scores/rules'
import { getOwnPoints, getStreak, listStreakDays } from '@/lib/features/scores/service'
import { loadCompletedTaskNames } from '@/lib/features/tasks/service'
import { addDays, isoWeekKey, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { localize } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { type Actor, assertOwnFamily, type FamilyActor, isFamilyActor } from '@/lib/platform/session/actor'
import { findActiveCompletions } from '../repository'
import { countByDay, findDoneIn, findFoundingDay, findLedger } from './repository'
import type { ProgressEntry, ProgressView } from './schema'

/** Enough for the page; the export has the whole ledger. */
const WHY_LIMIT = 200

/** Returns the family's progress. A caller that has petals or streak passes them, so that they are not queried twice. */
export async function readProgress(
  actor: FamilyActor,
  familyId: string,
  known: { petals?: Promise<Petal[]>; streak?: Promise<Streak> } = {},
): Promise<ProgressView> {
  assertOwnFamily(actor, familyId)
  const [points, streak, week, petals] = await Promise.all([
    getOwnPoints(actor),
    known.streak ?? getStreak(actor),
    readWeek(actor),
    known.petals ?? readPetals(actor),
  ])
  return { points, streak: streak.current, bestStreak: streak.best, week, parts: petals }
}

export async function readWeek(actor: FamilyActor): Promise<ProgressView['week']> {
  const { familyId, contentRevision } = actor
  const today = getToday(actor)
  const monday = startOfIsoWeek(today)
  const sunday = addDays(monday, 6)
  const [completionsByDay, total] = await Promise.all([
    countByDay(familyId, addDays(monday, -7), sunday),
    countPlanned(monday, sunday, contentRevision),
  ])
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const date = addDays(monday, day)
    return {
      date,
      done: completionsByDay.get(date) ?? 0,
      lastWeek: completionsByDay.get(addDays(date, -7)) ?? 0,
    }
  })
  const done = days.reduce((sum, day) => sum + day.done, 0)
  const lastWeek = days.reduce((sum, day) => sum + day.lastWeek, 0)
  return { key: isoWeekKey(today), done, total, lastWeek, days }
}

export function countCompletionsByDay({ familyId }: FamilyActor, from: LocalDate, to: LocalDate) {
  return countByDay(familyId, from, to)
}

export function readFoundingDay({ familyId }: FamilyActor): Promise<LocalDate | null> {
  return findFoundingDay(familyId)
}

/** Returns the entries that add up to points, streak or badge parts, newest first. */
export async function explainProgress(
  actor: FamilyActor,
  familyId: string,
  what: 'points' | 'streak' | 'parts',
): Promise<ProgressEntry[]> {
  assertOwnFamily(actor, familyId)
  if (what === 'points') return explainPoints(actor)
  return what === 'streak' ? explainStreak(actor) : explainPetals(actor)
}

/** Returns all badges, the monthly one with its petals. */
export async function listBadgesWithPetals(actor: Actor, petals = readPetals(actor)): Promise<BadgeView[]> {
  return listBadges(actor, await petals)
}

/** Returns the petals of the current cycle, all unearned without a family or challenge. */
export async function readPetals(actor: Actor): Promise<Petal[]> {
  const current = isFamilyActor(actor) ? await findCurrentChallengeRow(actor) : null
  if (!current || !actor.familyId) return computePetals([], [])
  return (await loadFamilyCycle(actor.familyId, current, actor.contentRevision)).petals
}

/** Returns the petals and challenges of a cycle for a family. */
export async function loadFamilyCycle(
  familyId: string,
  challenge: Omit<ChallengeInCycle, 'id'>,
  contentRevision: string | null,
) {
  const challenges = await listChallengesInCycle(db(), challenge, contentRevision)
  const challengeIds = challenges.map(({ id }) => id)
  const completions = await findActiveCompletions(db(), familyId, challengeIds)
  return { petals: computePetals(challenges, completions), challengeIds }
}

async function explainPoints(actor: FamilyActor): Promise<ProgressEntry[]> {
  const t = words(actor.locale)
  const entries = await findLedger(actor.familyId, WHY_LIMIT)
  const completed = entries.flatMap(({ task }) => task ?? [])
  const getTaskName = await loadCompletedTaskNames(actor, completed)
  return entries.map(({ amount, reason, localDate, createdAt, ...behind }) => {
    const task = behind.task && getTaskName(behind.task, { isOwn: true }).name
    const title = behind.challenge && localizeTitle(behind.challenge, actor.locale)
    const key = amount < 0 ? (`${reason}_undone` as const) : reason
    const what = t(key, { task: task || '—', challenge: title ?? '—' })
    return { at: createdAt.toISOString(), date: localDate, what, points: amount }
  })
}

async function explainStreak(actor: FamilyActor): Promise<ProgressEntry[]> {
  const t = words(actor.locale)
  const [all, founded] = await Promise.all([
    listStreakDays(db(), actor.familyId, getToday(actor)),
    findFoundingDay(actor.familyId),
  ])
  // A family misses nothing before it exists.
  const days = all.filter(({ date, day }) => day !== 'missed' || (founded !== null && date >= founded))
  const end = days.findIndex(({ day }) => day === 'missed')
  const running = end === -1 ? days : days.slice(0, end + 1)
  const before = days.slice(end + 1).find(({ day }) => day !== 'rest')
  const missed = before?.day === 'done' ? 'streak_missed' : 'streak_none'
  return running.slice(0, WHY_LIMIT).map(({ date, day }) => ({
    at: null,
    date,
    what: t(day === 'missed' ? missed : `streak_${day}`),
  }))
}

async function explainPetals(actor: FamilyActor): Promise<ProgressEntry[]> {
  const t = words(actor.locale)
  const current = await findCurrentChallengeRow(actor)
  if (!current) return []
  const { challengeIds } = await loadFamilyCycle(actor.familyId, current, actor.contentRevision)
  const done = await findDoneIn(actor.familyId, challengeIds)
  const getTaskName = await loadCompletedTaskNames(actor, done)
  return done.map(({ localDate, createdAt, challenge, ...completed }) => {
    const { name: task } = getTaskName(completed, { isOwn: true })
    return {
      at: createdAt.toISOString(),
      date: localDate,
      what: t('part', { task, part: challenge.weekNumber }),
    }
  })
}

function words(locale: Locale) {
  return createTranslator({ locale, messages: getCatalog(locale), namespace: 'progress.why' })
}

type Titled = { language: string; title: string; translations: unknown }

const localizeTitle = ({ title, language, translations }: Titled, locale: Locale): string =>
  localize({ title }, language, translations, locale).title
