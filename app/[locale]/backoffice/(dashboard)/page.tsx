import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Figures } from '@/components/backoffice/dashboard/figures'
import { QuickActions } from '@/components/backoffice/dashboard/quick-actions'
import { RecentActivity } from '@/components/backoffice/dashboard/recent-activity'
import { Warnings } from '@/components/backoffice/dashboard/warnings'
import { readDashboard } from '@/lib/features/analytics/dashboard/service'
import { env } from '@/lib/platform/config/env'
import { formatDateTime } from '@/lib/platform/dates/format'
import { requireAdmin } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('backoffice')
  return { title: `${t('dashboard')} · ${t('title')}` }
}

export default async function DashboardPage() {
  const actor = await requireAdmin('/backoffice')
  const [t, dashboard] = await Promise.all([getTranslations('backoffice'), readDashboard(actor)])
  const zone = env().APP_TIMEZONE
  const backupAt = dashboard.backup?.lastSuccessAt
  return (
    <>
      <h1>{t('dashboard')}</h1>
      <p className="mt-1 text-soft">{t('dashboardText')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Warnings {...dashboard} zone={zone} />
        <Figures {...dashboard} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <RecentActivity activities={dashboard.recentActivity} now={new Date()} zone={zone} />
          <QuickActions {...dashboard} />
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
