import { useTranslations } from 'next-intl'
import { dropLeadingZeros } from '@/lib/features/analytics/growth/rules'
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
      earlier={analytics.previous.engagement.completions}
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
  const { previous } = analytics
  const series: Column[] = [
    { label: t('column.users'), getValue: ({ users }) => users },
    { label: t('column.newFamilies'), getValue: ({ families }) => families },
  ]
  return (
    <StepSection
      analytics={analytics}
      earlier={previous.users.new + previous.users.newFamilies}
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
  /** In the period before. */
  earlier: number | null
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
function StepSection({ analytics, earlier, heading, series, columns, ...texts }: StepSectionProps) {
  const t = useTranslations('analytics')
  const { figure, number } = useFigureLabels()
  const { growth, to } = analytics
  const isZero = (step: Step) => series.every(({ getValue }) => getValue(step) === 0)
  const steps = dropLeadingZeros(growth, isZero, earlier)
  const { date: from = analytics.from, days = 1 } = steps[0] ?? {}
  const groups = steps.map((step) => {
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
    count: steps.length,
    from: formatDate(from),
    to: formatDate(to),
    most: figure(known.length > 0 ? Math.max(...known) : null, 'few'),
    least: figure(known.length > 0 ? Math.min(...known) : null, 'few'),
  }
  const chart = steps.every(isZero) ? (
    <NoFigures>{texts.empty}</NoFigures>
  ) : (
    <ColumnChart
      label={t('chartText', summary)}
      unit={texts.unit}
      series={series.map(({ label }) => label)}
      groups={groups}
      write={number}
      withheld={texts.withheld}
    />
  )
  const table = (
    <FigureTable
      tall
      label={heading}
      columns={[t('column.date'), ...columns.map(({ label }) => label)]}
      rows={steps.map((step) => ({
        id: step.date,
        cells: [nameStep(step), ...columns.map(({ getValue }) => figure(getValue(step), step.reason))],
      }))}
    />
  )
  const bars = t(from > analytics.from ? 'barsSince' : 'bars', { days, date: formatDate(from) })
  return (
    <ChartViews
      heading={heading}
      text={`${texts.text} ${bars}`}
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
