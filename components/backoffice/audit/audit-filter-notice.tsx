import { X } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { subjectText } from './audit-texts'

export function AuditFilterNotice({
  subjectId,
  entry,
}: {
  subjectId: string
  entry: AuditEntry | undefined
}) {
  const t = useTranslations('auditLog')
  const kind = entry?.subject ? subjectText(t, entry.subject) : ''
  const name = `${kind} ${entry?.subjectName ?? subjectId.slice(-8)}`.trim()
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3">
      <span className="rounded-full bg-sky-tint px-4 py-1.5 font-bold text-sky-ink text-sm">
        {t('filter.only', { name })}
      </span>
      <Link
        href="/backoffice/audit"
        className="inline-flex items-center gap-1 font-bold text-leaf-ink text-sm underline underline-offset-4"
      >
        <Icon of={X} className="size-4" />
        {t('filter.onlyClear')}
      </Link>
    </p>
  )
}
