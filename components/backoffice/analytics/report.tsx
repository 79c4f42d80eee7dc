import { FileSpreadsheet, FileText, ShieldCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { DownloadLink } from '@/components/materials/download-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import type { Analytics, Range } from '@/lib/features/analytics/schema'
import { formatDate, formatDateRange } from '@/lib/platform/dates/format'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { buildApiUrl } from '@/lib/platform/http/api-client'
import { Link } from '@/lib/platform/i18n/navigation'
import { FigureTable } from '../charts/figure-table'
import { useFigureLabels } from '../figure-card'
import { PageHeader } from '../page-header'
import { PATHS } from '../paths'
import { FigureSection } from './figure-section'
import { FigureLists, Highlights } from './figures'
import { RetentionSection } from './retention-section'
import { CompletionsSection, GrowthSection } from './step-sections'

export function Report({ analytics, today }: { analytics: Analytics; today: LocalDate }) {
  const t = useTranslations('analytics')
  const { from, to, previous } = analytics
  // Reasons are no numbers.
  const hasEarlier = Object.values({ ...previous.users, ...previous.engagement }).some(
    (one) => Number(one) > 0,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-soft text-sm">
        <strong className="text-ink">{formatDateRange(from, to)}</strong>{' '}
        {hasEarlier ? t('compared', { days: formatDateRange(previous.from, previous.to) }) : null}
        {today > addDays(to, 7) ? (
          <span className="max-sm:mt-1 max-sm:block sm:ml-3">
            {t('nextWeek', { date: formatDate(addDays(to, 1)) })}
          </span>
        ) : null}
      </p>
      <Highlights analytics={analytics} />
      <div className="grid gap-4 xl:grid-cols-2">
        <CompletionsSection {...analytics} />
        <GrowthSection {...analytics} />
      </div>
      <RetentionSection retention={analytics.retention} />
      <TopChallenges topChallenges={analytics.topChallenges} />
      <FigureLists {...analytics} />
      <p className="flex items-start gap-2 text-soft text-sm">
        <Icon of={ShieldCheck} className="mt-0.5 size-4 shrink-0" />
        {t('withheldNote')}
      </p>
    </div>
  )
}

const COUNTS = ['families', 'finished', 'completions'] as const

function TopChallenges({ topChallenges }: Pick<Analytics, 'topChallenges'>) {
  const t = useTranslations('analytics')
  const { figure } = useFigureLabels()
  return (
    <FigureSection
      heading={t('topChallenges')}
      text={t('topText')}
      empty={topChallenges.length === 0 && t('noChallenges')}
    >
      <FigureTable
        label={t('topChallenges')}
        textColumns={2}
        columns={[t('column.challenge'), t('column.window'), ...COUNTS.map((count) => t(`column.${count}`))]}
        rows={topChallenges.map((one) => ({
          id: one.id,
          cells: [
            <Link
              key={one.id}
              href={PATHS.challenge(one.id)}
              className="text-leaf-ink underline decoration-current/30 underline-offset-4 hover:decoration-current"
            >
              {one.title}
            </Link>,
            formatDateRange(one.startDate, one.endDate),
            ...COUNTS.map((count) => figure(one[count], one.reasons[count])),
          ],
        }))}
      />
    </FigureSection>
  )
}

const FORMATS = [
  { format: 'csv', label: 'exportCsv', icon: FileSpreadsheet },
  { format: 'pdf', label: 'exportPdf', icon: FileText },
] as const

export function AnalyticsHeader({ title, range }: { title: string; range: Range }) {
  const t = useTranslations('analytics')
  return (
    <PageHeader title={title} text={t('text')}>
      {FORMATS.map(({ format, label, icon }) => (
        <DownloadLink
          key={format}
          href={buildApiUrl('/admin/analytics/export', {}, { range, format })}
          done={t('exported')}
          busyText={t('exporting')}
          icon={<Icon of={icon} />}
          className={buttonVariants({ variant: 'secondary', size: 'sm', className: 'flex-row-reverse' })}
        >
          {t(label)}
        </DownloadLink>
      ))}
    </PageHeader>
  )
}
