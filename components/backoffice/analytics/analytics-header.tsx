import { FileSpreadsheet, FileText } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Range } from '@/lib/features/analytics/schema'
import { buildApiUrl } from '@/lib/platform/http/client'
import { ExportButton } from './export-button'

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
