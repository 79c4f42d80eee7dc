import { useTranslations } from 'next-intl'
import type { Analytics } from '@/lib/features/analytics/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { BarChart } from '../charts/bar-chart'
import { ChartViews } from '../charts/chart-views'
import { FigureTable } from '../charts/figure-table'
import { NoFigures } from './no-figures'
import { stepNames } from './step-names'
import { useFigureLabels } from './use-figure-labels'

export function CompletionsSection(analytics: Analytics) {
  const t = useTranslations('analytics')
  const { figure, number } = useFigureLabels()
  const steps = stepNames(analytics).map((step) => ({
    ...step,
    perDay: step.completions === null ? null : step.completions / step.days,
  }))
  const name = t('completionsPerDay')
  const knownCounts = steps.flatMap(({ perDay }) => perDay ?? [])
  const isEmpty = knownCounts.length === steps.length && knownCounts.every((value) => value === 0)
  const chart = isEmpty ? (
    <NoFigures>{t('noCompletions')}</NoFigures>
  ) : (
    <BarChart
      label={t('chartText', {
        name,
        count: steps.length,
        from: formatDate(analytics.from),
        to: formatDate(analytics.to),
        most: figure(knownCounts.length > 0 ? Math.max(...knownCounts) : null, 'few'),
        least: figure(knownCounts.length > 0 ? Math.min(...knownCounts) : null, 'few'),
      })}
      series={[name]}
      groups={steps.map((step) => ({
        key: step.date,
        label: step.short,
        titles: [`${step.full}: ${figure(step.perDay, step.reason)}`],
        values: [step.perDay],
      }))}
      write={number}
      withheld={t(steps.some(({ reason }) => reason === 'linked') ? 'fewOrLinked' : 'withheld')}
    />
  )
  return (
    <ChartViews
      heading={name}
      text={t('completionsPerDayText')}
      label={t('viewOf', { name })}
      chartLabel={t('chart')}
      tableLabel={t('table')}
      chart={chart}
      table={
        <FigureTable
          tall
          label={name}
          columns={[t('column.date'), t('column.completions'), t('column.perDay')]}
          rows={steps.map((step) => ({
            key: step.date,
            cells: [step.full, figure(step.completions, step.reason), figure(step.perDay, step.reason)],
          }))}
        />
      }
    />
  )
}
