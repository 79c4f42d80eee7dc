import 'server-only'
import { dashboardReport } from '../dashboard/service'
import { refreshFigures } from '../days/service'
import { keepReport } from '../reports/service'
import { range } from '../schema'
import { analyticsReport } from '../service'

/** Updates the figures, and caches slow reports. */
export async function refreshAnalytics(now: Date): Promise<number> {
  const added = await refreshFigures(now)
  for (const one of range.options) await keepReport(analyticsReport(one))
  await keepReport(dashboardReport)
  return added
}
