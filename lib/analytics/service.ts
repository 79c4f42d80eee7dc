import 'server-only'
import { subHours } from 'date-fns'
import { env } from '@/lib/config/env'
import { localDateAt } from '@/lib/dates/local-date'
import { localized } from '@/lib/i18n/content'
import type { AdminActor } from '@/lib/session/actor'
import * as repo from './repo'
import { spanOf } from './rules'
import type { Analytics, Range } from './schema'

/** How far back, in hours, a completion makes its family an active one. */
const ACTIVE_HOURS = 7 * 24
const RECENT = { hours: 48, limit: 20 }
const TOP_CHALLENGES = 5

/** The figures of the backoffice's first page; only an administrator can be handed in. */
export async function readDashboard(_actor: AdminActor) {
  const now = new Date()
  const [figures, activities] = await Promise.all([
    repo.countFigures(subHours(now, ACTIVE_HOURS)),
    repo.findActivities(subHours(now, RECENT.hours), RECENT.limit),
  ])
  const recentActivity = activities.map(({ family, at, ...activity }) => ({
    ...activity,
    familyName: family.name,
    at: at.toISOString(),
  }))
  return { ...figures, recentActivity }
}

/** What happened in the days up to today, in the installation's zone. */
export async function readAnalytics(actor: AdminActor, range: Range): Promise<Analytics> {
  const zone = env().APP_TIMEZONE
  const { from, to, step } = spanOf(range, localDateAt(new Date(), zone))
  const span = { from, to, zone }
  const [counts, top, growth] = await Promise.all([
    repo.countSpan(span),
    repo.findTopChallenges(span, TOP_CHALLENGES),
    repo.findGrowth(span, step),
  ])
  const topChallenges = top.map(({ title, language, translations, ...challenge }) => ({
    ...challenge,
    ...localized({ title }, language, translations, actor.locale),
  }))
  return { range, from, to, ...counts, topChallenges, growth }
}
