import 'server-only'
import { toTaskText } from '@/lib/features/tasks/schema'
import { presentTask } from '@/lib/features/tasks/service'
import { env } from '@/lib/platform/config/env'
import {
  addDays,
  endOfLocalDay,
  type LocalDate,
  localDateAt,
  localTimeAt,
} from '@/lib/platform/dates/local-date'
import { AppError } from '@/lib/platform/errors/app-error'
import {
  combinedTranslationState,
  localize,
  toTextsByLanguage,
  translationState,
} from '@/lib/platform/i18n/content'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import type { AdminActor } from '@/lib/platform/session/actor'
import { contentToday } from '../plan/service'
import { type ChallengeRow, findById } from '../repository'
import { CHALLENGE_DAYS, type ChallengeWindow, getStatus, WEEKS_PER_CYCLE } from '../rules'
import { presentChallenge } from '../views/service'
import * as repo from './repository'
import { type CheckedTask, publishFindings } from './rules'
import type { ChallengeListQuery, ChallengePreview, ChallengeSummary, Finding, PreviewQuery } from './schema'

const PAGE_SIZE = 20

const PERIOD_DAYS = { ahead: 0, month: 28, quarter: 91, year: 365 } as const

/** Returns a page of challenges, latest first. */
export async function listForEditors(
  actor: AdminActor,
  { search, status, period, sort, order, page }: ChallengeListQuery,
): Promise<{ challenges: ChallengeSummary[]; total: number; pages: number; page: number }> {
  const today = contentToday()
  const since = period === 'all' ? undefined : addDays(today, -PERIOD_DAYS[period])
  const filter = { search, status, since, today }
  const total = await repo.countSummaries(filter)
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const shown = Math.min(page, pages)
  const by =
    sort === 'title'
      ? ({ by: 'title', order: order ?? 'asc' } as const)
      : ({ by: 'startDate', order: order ?? 'desc' } as const)
  const rows = await repo.findSummaries(filter, by, { skip: (shown - 1) * PAGE_SIZE, take: PAGE_SIZE })
  const challenges = rows.map((row) => toChallengeSummary(row, actor.locale, today))
  return { challenges, total, pages, page: shown }
}

/**
 * Returns a challenge as in the list.
 * @throws AppError not_found
 */
export async function readSummary(actor: AdminActor, id: string): Promise<ChallengeSummary> {
  const row = await repo.findSummary(id)
  if (!row) throw new AppError('not_found')
  return toChallengeSummary(row, actor.locale, contentToday())
}

/**
 * Returns the problems of a challenge.
 * @throws AppError not_found
 */
export async function checkChallenge(actor: AdminActor, id: string, weeksBack: number): Promise<Finding[]> {
  const row = await requireChallenge(id)
  const reach = CHALLENGE_DAYS * Math.max(weeksBack, WEEKS_PER_CYCLE)
  const neighbours = await repo.findNeighbours(
    id,
    addDays(row.startDate, -reach),
    addDays(row.endDate, CHALLENGE_DAYS * WEEKS_PER_CYCLE),
  )
  const { title, description, assignments, ...challenge } = row
  const plan = assignments.map(({ dayOfWeek, task }) => ({
    dayOfWeek,
    task: checkedTask(task, actor.locale),
  }))
  return publishFindings(
    { ...challenge, texts: toTextsByLanguage(row, { title, description }).texts, plan },
    neighbours.map(({ title: base, language, translations: translated, ...week }) => ({
      ...week,
      ...localize({ title: base }, language, translated, actor.locale),
    })),
    { today: contentToday(), weeksBack },
  )
}

/**
 * Returns a challenge as if it were active, as families see it in a time zone at a moment.
 * @throws AppError not_found
 */
export async function previewChallenge(
  actor: AdminActor,
  id: string,
  { date, time, zone: asked, language = actor.locale }: PreviewQuery,
): Promise<ChallengePreview> {
  const row = await requireChallenge(id)
  const clock = env().APP_TIMEZONE
  const zone = asked ?? clock
  const day = date ?? dayToLookAt(row)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const midnight = endOfLocalDay(addDays(day, -1), clock).getTime()
  const instant = new Date(midnight + (hours * 60 + minutes) * 60_000)
  const today = localDateAt(instant, zone)
  const challenge = presentChallenge({ ...row, isActive: true }, language, today)
  const moment = { date: day, time, zone, clock, language, today, localTime: localTimeAt(instant, zone) }
  return { challenge, moment, isActive: row.isActive, isVisible: row.startDate <= today }
}

function dayToLookAt({ startDate, endDate }: ChallengeWindow): LocalDate {
  const today = contentToday()
  return today >= startDate && today <= endDate ? today : startDate
}

async function requireChallenge(id: string): Promise<ChallengeRow> {
  const row = await findById(id)
  if (!row) throw new AppError('not_found')
  return row
}

function checkedTask(task: ChallengeRow['assignments'][number]['task'], locale: Locale): CheckedTask {
  const { language, texts } = toTextsByLanguage(task, toTaskText(task))
  const missing = LOCALES.find(
    (other) => other !== language && translationState(texts[language], texts[other]) !== 'whole',
  )
  return { id: task.id, name: presentTask(task, locale).name, missing: missing ?? null }
}

type SummaryRow = NonNullable<Awaited<ReturnType<typeof repo.findSummary>>>

function toChallengeSummary(row: SummaryRow, locale: Locale, today: LocalDate): ChallengeSummary {
  const { title, description, translations, ...challenge } = row
  const { language, texts } = toTextsByLanguage(row, { title, description })
  return {
    ...challenge,
    title: localize({ title }, language, translations, locale).title,
    status: getStatus(row, today),
    translated: combinedTranslationState(language, texts),
  }
}
