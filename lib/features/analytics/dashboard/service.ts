import 'server-only'
import { subHours } from 'date-fns'
import { readNewestBackup } from '@/lib/platform/backups/newest-backup'
import { env } from '@/lib/platform/config/env'
import {
  addDays,
  type LocalDate,
  localDateAt,
  nextMonday,
  startOfIsoWeek,
} from '@/lib/platform/dates/local-date'
import { localize } from '@/lib/platform/i18n/content'
import type { AdminActor } from '@/lib/platform/session/actor'
import * as challenges from '../challenges/repository'
import { isCompared, toReasons, toValues } from '../challenges/rules'
import { findLastReportedWeek, refreshFigures } from '../days/service'
import { type Counted, type Report, readReport } from '../reports/service'
import { countFamilies, NO_FAMILIES } from '../repository'
import { type Figure, hidden, shown, toFigure } from '../rules'
import * as repo from './repository'
import { type Dashboard, type DashboardFigures, dashboardFigures } from './schema'

export { countOpenReports } from './repository'

const RECENT = { hours: 48, limit: 50 }

export async function readDashboard(actor: AdminActor): Promise<Dashboard> {
  const now = new Date()
  const today = localDateAt(now, env().APP_TIMEZONE)
  const from = nextMonday(today)
  const later = [addDays(from, 7), addDays(from, 14)]
  const [figures, activities, openReports, planned, unplanned, backup] = await Promise.all([
    readReport(dashboardReport),
    repo.findActivities(subHours(now, RECENT.hours), RECENT.limit),
    repo.countOpenReports(),
    repo.findChallengesOn([today, from, ...later]),
    repo.findUnplanned(today),
    readNewestBackup(now),
  ])
  const inLanguage = <W extends { title: string; language: string; translations: unknown }>(week: W) => ({
    ...week,
    ...localize({ title: week.title }, week.language, week.translations, actor.locale),
  })
  const toWeek = (monday: LocalDate, day = monday) => {
    const challenge = planned.find((one) => one.day === day)
    return { from: monday, challenge: challenge ? inLanguage(challenge) : null }
  }
  const nextWeek = toWeek(from)
  const isCovered = nextWeek.challenge !== null && nextWeek.challenge.startDate <= from
  return {
    ...figures,
    recentActivity: activities.map(({ family, at, ...activity }) => ({
      ...activity,
      familyName: family.name,
      at: at.toISOString(),
    })),
    openReports,
    nextWeek: isCovered ? nextWeek : { from, challenge: null },
    weeks: [toWeek(startOfIsoWeek(today), today), nextWeek, ...later.map((monday) => toWeek(monday))],
    unplanned: unplanned && inLanguage(unplanned),
    backup: backup && { ...backup, lastSuccessAt: backup.lastSuccessAt?.toISOString() ?? null },
  }
}

export const dashboardReport: Report<DashboardFigures> = {
  name: 'dashboard',
  schema: dashboardFigures,
  count: countFigures,
}

async function countFigures(): Promise<Counted<DashboardFigures>> {
  const now = new Date()
  await refreshFigures(now)
  const { sunday } = await findLastReportedWeek(now)
  const [totals, [active = NO_FAMILIES], finished] = await Promise.all([
    repo.countTotals(),
    countFamilies([{ from: addDays(sunday, -6), to: sunday }]),
    challenges.findFinished(),
  ])
  const { completions: families } = active
  const figures = {
    activeFamilies: toFigure({ value: families, families }),
    challengesCompleted: toCompleted(finished),
  }
  const report = { ...totals, ...toValues(figures), reasons: toReasons(figures) }
  return { report, size: totals.totalUsers + families }
}

function toCompleted(finished: Awaited<ReturnType<typeof challenges.findFinished>>): Figure {
  const counted = finished.filter(isCompared)
  if (counted.length === 0 && finished.some((one) => one.finished > 0)) return hidden('few')
  return shown(counted.reduce((sum, one) => sum + one.finished, 0))
}
