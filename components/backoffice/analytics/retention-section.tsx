import { useTranslations } from 'next-intl'
import type { Analytics, Reason } from '@/lib/features/analytics/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { FigureTable } from '../charts/figure-table'
import { useFigureLabels } from '../figure-card'
import { FigureSection } from './figure-section'

export function RetentionSection({ retention }: Pick<Analytics, 'retention'>) {
  const t = useTranslations('analytics')
  return (
    <FigureSection
      heading={t('retention')}
      text={t('retentionText')}
      empty={retention.all.length === 0 && t('noRetention')}
    >
      <RetentionTable {...retention} />
    </FigureSection>
  )
}

const NONE = (
  <span data-quiet className="font-normal text-soft">
    –
  </span>
)

function RetentionTable({ all, reasons, cohorts }: Analytics['retention']) {
  const t = useTranslations('analytics')
  const { number, share, reasonText } = useFigureLabels()
  const cell = (value: number | null | undefined, reason: Reason | null | undefined) => {
    if (value === undefined)
      return (
        <>
          <span aria-hidden data-quiet>
            ·
          </span>
          <span className="sr-only">{t('notYet')}</span>
        </>
      )
    if (value !== null) {
      const background = `color-mix(in oklab, var(--leaf-tint) ${Math.round(value * 100)}%, transparent)`
      return (
        <span
          style={{ background }}
          className="-my-1 stacked:my-0 inline-block min-w-12 rounded-md px-1.5 py-1 stacked:py-px"
        >
          {share(value)}
        </span>
      )
    }
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
      secondInHead
      label={t('retention')}
      columns={[t('joiningWeek'), t('column.families'), ...all.map((_, n) => t('weeksLater', { n }))]}
      rows={[
        { id: 'all', strong: true, cells: [t('allCohorts'), NONE, ...cells({ shares: all, reasons })] },
        ...cohorts.toReversed().map(({ week, families, ...row }) => ({
          id: week,
          cells: [formatDate(week), number(families), ...cells(row)],
        })),
      ]}
    />
  )
}
