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
  const heading = t('completionsPerDay')
  const getPerDay = ({ completions, days }: Step) => (completions === null ? null : completions / days)
  const isLinked = analytics.growth.some(({ reason }) => reason === 'linked')
  return (
    <StepSection
      analytics={analytics}
      heading={heading}
      text={t('completionsPerDayText')}
      unit={t('unit.tasks')}
      series={[{ label: heading, getValue: getPerDay }]}
      columns={[
        { label: t('column.completions'), getValue: ({ completions }) => completions },
        { label: t('column.perDay'), getValue: getPerDay },
      ]}
      empty={t('noCompletions')}
      withheld={t(isLinked ? 'fewOrLinked' : 'withheld')}
    />
  )
}

export function GrowthSection(analytics: Analytics) {
  const t = useTranslations('analytics')
  const series: Column[] = [
    { label: t('column.users'), getValue: ({ users }) => users },
    { label: t('column.newFamilies'), getValue: ({ families }) => families },
  ]
  return (
    <StepSection
      analytics={analytics}
      heading={t('growth')}
      text={t('growthText')}
      unit={t('unit.new')}
      series={series}
      columns={series}
      empty={t('noGrowth')}
      withheld={t('withheld')}
    />
  )
}

type Step = Analytics['growth'][number]

type Column = { label: string; getValue: (step: Step) => number | null }

type StepSectionProps = {
  analytics: Analytics
  heading: string
  text: string
  unit: string
  series: readonly Column[]
  columns: readonly Column[]
  /** Instead of a chart of zeros. */
  empty: string
  withheld: string
}

/** Renders figures per step as columns and as a table. */
function StepSection({ analytics, heading, text, unit, series, columns, empty, withheld }: StepSectionProps) {
  const t = useTranslations('analytics')
  const { figure, number } = useFigureLabels()
  const { growth, from, to } = analytics
  const groups = growth.map((step) => {
    const values = series.map(({ getValue }) => getValue(step))
    const titles = series.map(({ label }, index) => {
      const name = series.length > 1 ? `${nameStep(step)} · ${label}` : nameStep(step)
      return `${name}: ${figure(values[index] ?? null, step.reason)}`
    })
    return { key: step.date, label: formatDayMonth(step.date), titles, values }
  })
  const values = groups.flatMap((group) => group.values)
  const known = values.filter((value) => value !== null)
  const summary = {
    name: heading,
    count: growth.length,
    from: formatDate(from),
    to: formatDate(to),
    most: figure(known.length > 0 ? Math.max(...known) : null, 'few'),
    least: figure(known.length > 0 ? Math.min(...known) : null, 'few'),
  }
  const chart = values.every((value) => value === 0) ? (
    <NoFigures>{empty}</NoFigures>
  ) : (
    <ColumnChart
      label={t('chartText', summary)}
      unit={unit}
      series={series.map(({ label }) => label)}
      groups={groups}
      write={number}
      withheld={withheld}
    />
  )
  const table = (
    <FigureTable
      tall
      label={heading}
      columns={[t('column.date'), ...columns.map(({ label }) => label)]}
      rows={growth.map((step) => ({
        id: step.date,
        cells: [nameStep(step), ...columns.map(({ getValue }) => figure(getValue(step), step.reason))],
      }))}
    />
  )
  return (
    <ChartViews
      heading={heading}
      text={`${text} ${t('bars', { days: growth[0]?.days ?? 1 })}`}
      label={t('viewOf', { name: heading })}
      chartLabel={t('chart')}
      tableLabel={t('table')}
      chart={chart}
      table={table}
    />
  )
}

function nameStep({ date, days }: Step): string {
  return days > 1 ? formatDateRange(date, addDays(date, days - 1)) : formatDate(date)
}
