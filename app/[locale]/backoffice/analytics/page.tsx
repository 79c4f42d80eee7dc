import { getTranslations } from 'next-intl/server'
import { AnalyticsHeader, Report } from '@/components/backoffice/analytics/report'
import type { SearchParams } from '@/components/backoffice/list/list-address'
import { LinkTabs } from '@/components/shell/link-tabs'
import { analyticsQuery, range as ranges } from '@/lib/features/analytics/schema'
import { readAnalytics } from '@/lib/features/analytics/service'
import { env } from '@/lib/platform/config/env'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { requireAdmin } from '@/lib/platform/session/require-access'
import { pageMetadata } from '../page-metadata'

export const generateMetadata = pageMetadata('analytics')

export default async function AnalyticsPage({ searchParams }: { searchParams: SearchParams }) {
  const actor = await requireAdmin('/backoffice/analytics')
  const [t, backoffice, common, sent] = await Promise.all([
    getTranslations('analytics'),
    getTranslations('backoffice'),
    getTranslations('common'),
    searchParams,
  ])
  const asked = analyticsQuery.safeParse({ range: sent.range })
  const { range } = asked.success ? asked.data : analyticsQuery.parse({})
  const analytics = await readAnalytics(actor, range)
  return (
    <>
      <AnalyticsHeader title={backoffice('analytics')} range={range} />
      <LinkTabs
        label={t('ranges')}
        loadingLabel={common('loading')}
        selected={range}
        tabs={ranges.options.map((value) => ({
          value,
          href: `/backoffice/analytics?range=${value}`,
          label: t(`rangeShort.${value}`),
        }))}
      >
        <Report analytics={analytics} today={localDateAt(new Date(), env().APP_TIMEZONE)} />
      </LinkTabs>
    </>
  )
}
