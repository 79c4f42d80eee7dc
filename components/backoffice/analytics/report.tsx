import { FileSpreadsheet, FileText, ShieldCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Analytics, Range } from '@/lib/features/analytics/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { buildApiUrl } from '@/lib/platform/http/client'
import { ExportButton } from './export-button'
import { FigureLists } from './figure-lists'
import { Highlights } from './highlights'
import { RetentionSection } from './retention-section'
import { CompletionsSection, GrowthSection } from './step-sections'
import { TopChallenges } from './top-challenges'

export function Report({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics')
  const { from, to, previous } = analytics
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-soft text-sm">
        <strong className="text-ink">{t('span', { from: formatDate(from), to: formatDate(to) })}</strong>{' '}
        {t('compared', { from: formatDate(previous.from), to: formatDate(previous.to) })}
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

const FORMATS = [
  { format: 'csv', label: 'exportCsv', icon: FileSpreadsheet },
  { format: 'pdf', label: 'exportPdf', icon: FileText },
] as const

export function AnalyticsHeader({ title, range }: { title: string; range: Range }) {
  const t = useTranslations('analytics')
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <h1>{title}</h1>
        <p className="mt-1 text-soft">{t('text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {FORMATS.map(({ format, label, icon }) => (
          <ExportButton
            key={format}
            href={buildApiUrl('/admin/analytics/export', {}, { range, format })}
            busyText={t('exporting')}
            doneText={t('exported')}
          >
            <Icon of={icon} />
            {t(label)}
          </ExportButton>
        ))}
      </div>
    </div>
  )
}
