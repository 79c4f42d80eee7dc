import { useTranslations } from 'next-intl'
import type { Analytics } from '@/lib/features/analytics/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { BarChart } from '../charts/bar-chart'
import { ChartViews } from '../charts/chart-views'
import { FigureTable } from '../charts/figure-table'
import { NoFigures } from './no-figures'
import { stepNames } from './step-names'
import { useFigureLabels } from './use-figure-labels'

export function GrowthSection(analytics: Analytics) {
  const t = useTranslations('analytics')
  const { number } = useFigureLabels()
  const steps = stepNames(analytics)
  const series = [t('column.users'), t('column.newFamilies')]
  const values = steps.flatMap((step) => [step.users, step.families])
  const chart = values.some((value) => value > 0) ? (
    <BarChart
      label={t('chartText', {
        name: t('growth'),
        count: steps.length,
        from: formatDate(analytics.from),
        to: formatDate(analytics.to),
        most: number(Math.max(...values)),
        least: number(Math.min(...values)),
      })}
      series={series}
      groups={steps.map((step) => ({
        key: step.date,
        label: step.short,
        titles: [step.users, step.families].map(
          (value, index) => `${step.full} · ${series[index]}: ${number(value)}`,
        ),
        values: [step.users, step.families],
      }))}
      write={number}
      withheld={t('withheld')}
    />
  ) : (
    <NoFigures>{t('noGrowth')}</NoFigures>
  )
  return (
    <ChartViews
      heading={t('growth')}
      text={t('growthText')}
      label={t('viewOf', { name: t('growth') })}
      chartLabel={t('chart')}
      tableLabel={t('table')}
      chart={chart}
      table={
        <FigureTable
          tall
          label={t('growth')}
          columns={[t('column.date'), ...series]}
          rows={steps.map((step) => ({
            key: step.date,
            cells: [step.full, number(step.users), number(step.families)],
          }))}
        />
      }
    />
  )
}
