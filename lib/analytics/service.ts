import 'server-only'
import { addDays, localDateAt, startOfIsoWeek } from '@/lib/dates/local-date'
import { localized } from '@/lib/i18n/content'
import type { AdminActor } from '@/lib/session/actor'
import * as challenges from './challenges/repo'
import { endedIn, finishingOf, isUnsure as hasFewFamilies, surelyOf, topOf } from './challenges/rules'
import { findDays, type Open } from './days/repo'
import { openDays, refreshFigures } from './days/service'
import { addUp, growthOf, isUnsure, sumIn } from './growth/rules'
import * as repo from './repo'
import { type Counted, type Report, readReport } from './reports/service'
import { findCohorts } from './retention/repo'
import { retentionOf } from './retention/rules'
import { type Days, spanOf, stepsOf, told } from './rules'
import {
  type Analytics,
  type AnalyticsReport,
  analyticsReportSchema,
  type Engagement,
  type Range,
} from './schema'

/** What happened in the days up to today and in those before, in the installation's zone. */
export async function readAnalytics(actor: AdminActor, range: Range): Promise<Analytics> {
  const { topChallenges, ...report } = await readReport(analyticsReport(range))
  return {
    ...report,
    topChallenges: topChallenges.map(({ title, language, translations, ...challenge }) => ({
      ...challenge,
      ...localized({ title }, language, translations, actor.locale),
    })),
  }
}

/** The analytics of a range, in no language yet. */
export function analyticsReport(range: Range): Report<AnalyticsReport> {
  return { name: range, schema: analyticsReportSchema, count: () => countAnalytics(range) }
}

async function countAnalytics(range: Range): Promise<Counted<AnalyticsReport>> {
  const now = new Date()
  await refreshFigures(now)
  const open = await openDays(now)
  const today = localDateAt(now, open.zone)
  const thisWeek = startOfIsoWeek(today)
  const { before, step, cohorts, ...span } = spanOf(range, today)
  const [totals, days, ran, joined, [counts = repo.NO_FAMILIES, countsBefore = repo.NO_FAMILIES]] =
    await Promise.all([
      repo.countTotals(span, open.zone),
      findDays({ from: before.from, to: span.to }, open),
      challenges.findChallenges({ from: before.from, to: span.to }),
      findCohorts(addDays(thisWeek, -7 * cohorts), thisWeek, open),
      repo.countFamilies([span, before], open),
    ])
  const { total, active, families } = totals.users
  const ended = (within: Days) => endedIn(ran, within, today)
  const engagementIn = async (within: Days, counts: repo.FamilyCounts) =>
    engagementOf(days, within, counts, await finishing(ended(within)))
  const newcomers = (within: Days) => ({
    new: sumIn(days, within, 'users'),
    newFamilies: sumIn(days, within, 'families'),
  })
  const report = {
    range,
    ...span,
    users: { total, ...newcomers(span), active, families },
    content: totals.content,
    engagement: await engagementIn(span, counts),
    previous: { ...before, users: newcomers(before), engagement: await engagementIn(before, countsBefore) },
    topChallenges: topOf(ran.filter(({ endDate }) => endDate >= span.from)),
    growth: await growth(days, stepsOf(span, step), open),
    retention: retentionOf(joined, thisWeek),
  }
  const both = { from: before.from, to: span.to }
  return { report, size: total + families + sumIn(days, both, 'completions') }
}

type DayFigures = Awaited<ReturnType<typeof findDays>>

async function growth(days: DayFigures, steps: Days[], open: Open): Promise<Analytics['growth']> {
  const exact = addUp(days, steps).map(async (step) => {
    if (!isUnsure(step)) return step
    const [counts = repo.NO_FAMILIES] = await repo.countFamilies([step], open)
    return { ...step, activeFamilies: counts.completions }
  })
  return growthOf(await Promise.all(exact))
}

async function finishing(ended: challenges.ChallengeRow[]) {
  const surely = surelyOf(ended)
  const by = hasFewFamilies(surely) ? await challenges.countFamilies(ended.map(({ id }) => id)) : surely
  return finishingOf(ended, by)
}

function engagementOf(
  days: DayFigures,
  span: Days,
  families: repo.FamilyCounts,
  finished: ReturnType<typeof finishingOf>,
): Engagement {
  const tell = (what: keyof repo.FamilyCounts) =>
    told({ value: sumIn(days, span, what), families: families[what] })
  return {
    completions: tell('completions'),
    activeFamilies: told({ value: families.completions, families: families.completions }),
    badgesEarned: tell('badges'),
    posts: tell('posts'),
    likes: tell('likes'),
    comments: tell('comments'),
    ...finished,
  }
}
