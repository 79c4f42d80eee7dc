import 'server-only'
import { subHours } from 'date-fns'
import { env } from '@/lib/config/env'
import { localDateAt, nextMonday } from '@/lib/dates/local-date'
import { localized } from '@/lib/i18n/content'
import type { AdminActor } from '@/lib/session/actor'
import * as challenges from '../challenges/repo'
import { refreshFigures } from '../days/service'
import { type Counted, type Report, readReport } from '../reports/service'
import { FEWEST_FAMILIES, told } from '../rules'
import * as repo from './repo'
import { type Dashboard, type DashboardFigures, dashboardFigures } from './schema'

/** How far back, in hours, a completion makes its family an active one. */
const ACTIVE_HOURS = 7 * 24
const RECENT = { hours: 48, limit: 50 }

/** The figures of the backoffice's first page; only an administrator can be handed in. */
export async function readDashboard(actor: AdminActor): Promise<Dashboard> {
  const now = new Date()
  const today = localDateAt(now, env().APP_TIMEZONE)
  const from = nextMonday(today)
  const [figures, activities, openReports, challenge, unplanned] = await Promise.all([
    readReport(dashboardReport),
    repo.findActivities(subHours(now, RECENT.hours), RECENT.limit),
    repo.countOpenReports(),
    repo.findChallengeOn(from),
    repo.findUnplanned(today),
  ])
  const inLanguage = <W extends { title: string; language: string; translations: unknown }>(week: W) => ({
    ...week,
    ...localized({ title: week.title }, week.language, week.translations, actor.locale),
  })
  return {
    ...figures,
    recentActivity: activities.map(({ family, at, ...activity }) => ({
      ...activity,
      familyName: family.name,
      at: at.toISOString(),
    })),
    openReports,
    nextWeek: { from, challenge: challenge && inLanguage(challenge) },
    unplanned: unplanned && inLanguage(unplanned),
  }
}

/** What the dashboard counts of all families. */
export const dashboardReport: Report<DashboardFigures> = {
  name: 'dashboard',
  schema: dashboardFigures,
  count: countFigures,
}

async function countFigures(): Promise<Counted<DashboardFigures>> {
  const now = new Date()
  await refreshFigures(now)
  const [{ activeFamilies, ...totals }, challengesCompleted] = await Promise.all([
    repo.countFigures(subHours(now, ACTIVE_HOURS)),
    countCompleted(),
  ])
  const active = told({ value: activeFamilies, families: activeFamilies })
  const report = { ...totals, activeFamilies: active, challengesCompleted }
  return { report, size: totals.totalUsers + activeFamilies }
}

/** How often families did all of a challenge. Where no challenge says so by itself, the families are counted. */
async function countCompleted(): Promise<number | null> {
  const { finished, most } = await challenges.countFinished()
  const isUnsure = most > 0 && most < FEWEST_FAMILIES
  const families = isUnsure ? (await challenges.countFamilies('all')).finished : most
  return told({ value: finished, families })
}
