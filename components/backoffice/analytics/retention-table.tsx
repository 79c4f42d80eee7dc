import { useTranslations } from 'next-intl'
import type { Analytics, Reason } from '@/lib/features/analytics/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { FigureTable } from '../charts/figure-table'
import { useFigureLabels } from './use-figure-labels'

export function RetentionTable({ all, reasons, cohorts }: Analytics['retention']) {
  const t = useTranslations('analytics')
  const { number, share, reasonText } = useFigureLabels()
  const cell = (value: number | null | undefined, reason: Reason | null | undefined) => {
    if (value === undefined)
      return (
        <>
          <span aria-hidden>·</span>
          <span className="sr-only">{t('notYet')}</span>
        </>
      )
    if (value !== null) return <Shaded share={value}>{share(value)}</Shaded>
    return (
      <>
        <span aria-hidden title={reasonText(reason)} className="text-soft">
          {t(reason === 'linked' ? 'linkedShort' : 'withheldShort')}
        </span>
        <span className="sr-only">{reasonText(reason)}</span>
      </>
    )
  }
  const cells = (row: { shares: readonly (number | null)[]; reasons: readonly (Reason | null)[] }) =>
    all.map((_, n) => cell(row.shares[n], row.reasons[n]))
  return (
    <FigureTable
      tall
      label={t('retention')}
      columns={[
        t('joiningWeek'),
        t('column.families'),
        ...all.map((_, n) => (
          <abbr key={t('weekN', { n })} title={t('weekN', { n })} className="no-underline">
            {t('weekShort', { n })}
          </abbr>
        )),
      ]}
      rows={[
        { key: 'all', strong: true, cells: [t('allCohorts'), '', ...cells({ shares: all, reasons })] },
        ...cohorts.toReversed().map(({ week, families, ...row }) => ({
          key: week,
          cells: [formatDate(week), number(families), ...cells(row)],
        })),
      ]}
    />
  )
}

function Shaded({ share, children }: { share: number; children: string }) {
  const background = `color-mix(in oklab, var(--leaf-tint) ${Math.round(share * 100)}%, transparent)`
  return (
    <span style={{ background }} className="-my-1 inline-block min-w-12 rounded-md px-1.5 py-1">
      {children}
    </span>
  )
}
