import { useTranslations } from 'next-intl'
import type { Analytics } from '@/lib/features/analytics/schema'
import { formatDate, formatDateRange, formatDayMonth } from '@/lib/platform/dates/format'
import { addDays } from '@/lib/platform/dates/local-date'
import { ChartViews } from '../charts/chart-views'
import { ColumnChart } from '../charts/charts'
import { FigureTable } from '../charts/figure-table'
import { NoFigures } from '../charts/plot'
import { useFigureLabels } from '../figure-card'

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
    <ColumnChart
      label={t('chartText', {
        name,
        count: steps.length,
        from: formatDate(analytics.from),
        to: formatDate(analytics.to),
        most: figure(knownCounts.length > 0 ? Math.max(...knownCounts) : null, 'few'),
        least: figure(knownCounts.length > 0 ? Math.min(...knownCounts) : null, 'few'),
      })}
      unit={t('unit.tasks')}
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
      text={`${t('completionsPerDayText')} ${t('bars', { days: steps[0]?.days ?? 1 })}`}
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
            id: step.date,
            cells: [step.full, figure(step.completions, step.reason), figure(step.perDay, step.reason)],
          }))}
        />
      }
    />
  )
}

export function GrowthSection(analytics: Analytics) {
  const t = useTranslations('analytics')
  const { number } = useFigureLabels()
  const steps = stepNames(analytics)
  const series = [t('column.users'), t('column.newFamilies')]
  const values = steps.flatMap((step) => [step.users, step.families])
  const chart = values.some((value) => value > 0) ? (
    <ColumnChart
      label={t('chartText', {
        name: t('growth'),
        count: steps.length,
        from: formatDate(analytics.from),
        to: formatDate(analytics.to),
        most: number(Math.max(...values)),
        least: number(Math.min(...values)),
      })}
      unit={t('unit.new')}
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
      text={`${t('growthText')} ${t('bars', { days: steps[0]?.days ?? 1 })}`}
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
            id: step.date,
            cells: [step.full, number(step.users), number(step.families)],
          }))}
        />
      }
    />
  )
}

function stepNames({ growth }: Pick<Analytics, 'growth'>) {
  return growth.map((step) => {
    const last = addDays(step.date, step.days - 1)
    const short = formatDayMonth(step.date)
    const full = step.days > 1 ? formatDateRange(step.date, last) : formatDate(step.date)
    return { ...step, short, full }
  })
}
