import 'server-only'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'
import { localize } from '@/lib/platform/i18n/content'
import type { AdminActor } from '@/lib/platform/session/actor'
import * as challenges from './challenges/repository'
import { countFinishing, endedIn, listTopChallenges, toReasons, toValues } from './challenges/rules'
import { dashboardReport } from './dashboard/service'
import { findDays } from './days/repository'
import { findLastReportedWeek, refreshFigures } from './days/service'
import { computeGrowth, mondaysIn, sumIn } from './growth/rules'
import { type Counted, keepReport, type Report, readReport } from './reports/service'
import * as repo from './repository'
import { findCohorts } from './retention/repository'
import { computeRetention } from './retention/rules'
import { type Days, getSpan, type Part, splitIntoSteps, sumShown, toFigure } from './rules'
import { type Analytics, type AnalyticsReport, analyticsReportSchema, type Range, range } from './schema'

/** Returns the last weeks and those before, in the installation's zone. */
export async function readAnalytics(actor: AdminActor, range: Range): Promise<Analytics> {
  const { topChallenges, ...report } = await readReport(analyticsReport(range))
  return {
    ...report,
    topChallenges: topChallenges.map(({ title, language, translations, ...challenge }) => ({
      ...challenge,
      ...localize({ title }, language, translations, actor.locale),
    })),
  }
}

/** Defines the report of a range, not localized. */
function analyticsReport(range: Range): Report<AnalyticsReport> {
  return { name: range, schema: analyticsReportSchema, count: () => countAnalytics(range) }
}

async function countAnalytics(range: Range): Promise<Counted<AnalyticsReport>> {
  const now = new Date()
  await refreshFigures(now)
  const { sunday, zone } = await findLastReportedWeek(now)
  const { before, stepDays, cohorts, ...span } = getSpan(range, sunday)
  const both = { from: before.from, to: span.to }
  const nextWeek = addDays(sunday, 1)
  const [totals, days, byWeek, ran, joined, [counts = repo.NO_FAMILIES, countsBefore = repo.NO_FAMILIES]] =
    await Promise.all([
      repo.countTotals(span, zone, localDateAt(now, zone)),
      findDays(both),
      repo.countFamiliesByWeek(both),
      challenges.findChallenges(both),
      findCohorts(addDays(nextWeek, -7 * cohorts), nextWeek, zone),
      repo.countFamilies([span, before]),
    ])
  const { total, active, families } = totals.users
  const weeks = toWeekFigures(days, byWeek, both)
  const engagementIn = (within: Days, distinct: repo.FamilyCounts) => {
    const figures = {
      ...computeEngagement(weeks, within, distinct),
      ...countFinishing(endedIn(ran, within)),
    }
    return { ...toValues(figures), reasons: toReasons(figures) }
  }
  const newcomers = (within: Days) => ({
    new: sumIn(days, within, 'users'),
    newFamilies: sumIn(days, within, 'families'),
  })
  const report = {
    range,
    ...span,
    users: { total, ...newcomers(span), active, families },
    content: totals.content,
    engagement: engagementIn(span, counts),
    previous: { ...before, users: newcomers(before), engagement: engagementIn(before, countsBefore) },
    topChallenges: listTopChallenges(endedIn(ran, span)),
    growth: computeGrowth(days, weeks, splitIntoSteps(span, stepDays)),
    retention: computeRetention(joined, nextWeek),
  }
  return { report, size: total + families + sumIn(days, both, 'completions') }
}

type DayFigures = Awaited<ReturnType<typeof findDays>>
type Kind = keyof repo.FamilyCounts
type WeekFigures = Record<Kind, Part> & { week: LocalDate }

function toWeekFigures(
  days: DayFigures,
  byWeek: Awaited<ReturnType<typeof repo.countFamiliesByWeek>>,
  span: Days,
): WeekFigures[] {
  const counted = new Map(byWeek.map((row) => [row.week, row]))
  return mondaysIn(span).map((week) => {
    const within = { from: week, to: addDays(week, 6) }
    const families = counted.get(week) ?? repo.NO_FAMILIES
    const part = (kind: Kind) => ({ value: sumIn(days, within, kind), families: families[kind] })
    return {
      week,
      completions: part('completions'),
      badges: part('badges'),
      posts: part('posts'),
      likes: part('likes'),
      comments: part('comments'),
    }
  })
}

function computeEngagement(weeks: readonly WeekFigures[], { from, to }: Days, distinct: repo.FamilyCounts) {
  const within = weeks.filter(({ week }) => week >= from && week <= to)
  const sum = (kind: Kind) => sumShown(within.map((week) => week[kind]))
  return {
    completions: sum('completions'),
    activeFamilies: toFigure({ value: distinct.completions, families: distinct.completions }),
    badgesEarned: sum('badges'),
    posts: sum('posts'),
    likes: sum('likes'),
    comments: sum('comments'),
  }
}

/** Updates the figures, and caches slow reports. */
export async function refreshAnalytics(now: Date): Promise<number> {
  const added = await refreshFigures(now)
  for (const one of range.options) await keepReport(analyticsReport(one))
  await keepReport(dashboardReport)
  return added
}
