import { useTranslations } from 'next-intl'
import type { Analytics } from '@/lib/analytics/schema'
import { formatDate } from '@/lib/dates/format'
import { FigureTable } from '../charts/figure-table'
import { useFigureWords } from './use-figure-words'

/** Cohorts below one another, the newest first, with the share that was active in each week. */
export function RetentionTable({ all, cohorts }: Analytics['retention']) {
  const t = useTranslations('analytics')
  const { number, share } = useFigureWords()
  const cell = (value: number | null | undefined) => {
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
        <span aria-hidden title={t('withheld')} className="text-soft">
          {t('withheldShort')}
        </span>
        <span className="sr-only">{t('withheld')}</span>
      </>
    )
  }
  const cells = (shares: readonly (number | null)[]) => all.map((_, n) => cell(shares[n]))
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
        { key: 'all', strong: true, cells: [t('allCohorts'), '', ...cells(all)] },
        ...cohorts.toReversed().map(({ week, families, shares }) => ({
          key: week,
          cells: [formatDate(week), number(families), ...cells(shares)],
        })),
      ]}
    />
  )
}

/** The larger the share, the fuller the ground; the number says the same. */
function Shaded({ share, children }: { share: number; children: string }) {
  const background = `color-mix(in oklab, var(--leaf-tint) ${Math.round(share * 100)}%, transparent)`
  return (
    <span style={{ background }} className="-my-1 inline-block min-w-12 rounded-md px-1.5 py-1">
      {children}
    </span>
  )
}
