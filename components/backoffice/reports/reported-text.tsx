import { useTranslations } from 'next-intl'
import type { AdminReport } from '@/lib/features/moderation/schema'

export function ReportedText({ report: { kind, text } }: { report: AdminReport }) {
  const t = useTranslations('moderation')
  if (text === null) return <p className="mt-3 text-soft">{t('gone')}</p>
  if (kind === 'family') return <p className="mt-3 text-soft">{t('wholeFamily')}</p>
  if (text === '') return <p className="mt-3 text-soft">{t('noText')}</p>
  return (
    <blockquote className="mt-3 max-w-prose whitespace-pre-line break-words border-line border-l-4 pl-4">
      {text}
    </blockquote>
  )
}
