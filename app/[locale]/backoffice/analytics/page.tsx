import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AnalyticsHeader, Report } from '@/components/backoffice/analytics/report'
import { LinkTabs } from '@/components/shell/link-tabs'
import { analyticsQuery, range as ranges } from '@/lib/features/analytics/schema'
import { readAnalytics } from '@/lib/features/analytics/service'
import { requireAdmin } from '@/lib/platform/session/require-access'

type AnalyticsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('backoffice')
  return { title: `${t('analytics')} · ${t('title')}` }
}

export default async function AnalyticsPage({ searchParams }: AnalyticsPageProps) {
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
        <Report analytics={analytics} />
      </LinkTabs>
    </>
  )
}
