import { getTranslations } from 'next-intl/server'
import { QuickActions } from '@/components/backoffice/dashboard/quick-actions'
import { RecentActivity } from '@/components/backoffice/dashboard/recent-activity'
import { Figures, Warnings } from '@/components/backoffice/dashboard/summary'
import { Weeks } from '@/components/backoffice/dashboard/weeks'
import { PageHeader } from '@/components/backoffice/page-header'
import { readDashboard } from '@/lib/features/analytics/dashboard/service'
import { env } from '@/lib/platform/config/env'
import { formatDateTime } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'

export const generateMetadata = pageMetadata('dashboard')

export default async function DashboardPage() {
  const actor = await requireAdmin('/backoffice')
  const [t, dashboard] = await Promise.all([getTranslations('backoffice'), readDashboard(actor)])
  const zone = env().APP_TIMEZONE
  const now = new Date()
  const backupAt = dashboard.backup?.lastSuccessAt
  return (
    <>
      <PageHeader title={t('dashboard')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Warnings {...dashboard} zone={zone} />
        <Figures {...dashboard} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Weeks weeks={dashboard.weeks} today={localDateAt(now, zone)} />
          <div className="xl:row-span-2">
            <QuickActions {...dashboard} />
          </div>
          <RecentActivity activities={dashboard.recentActivity} now={now} zone={zone} />
        </div>
        {backupAt ? (
          <p className="text-soft text-sm">
            {t('latestBackup', { date: formatDateTime(new Date(backupAt), zone) })}
          </p>
        ) : null}
      </div>
    </>
  )
}
