import { History } from 'lucide'
import { useTranslations } from 'next-intl'
import { listAddress } from '@/components/backoffice/list/list-address'
import { Icon } from '@/components/ui/icon'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { subjectText } from './audit-texts'

const TABS: Record<string, string> = { badge: 'badges', recipe: 'recipes', task: 'tasks' }

/** Returns the page of a subject; null when it no longer exists or has no page. */
function getSubjectHref({ subject, subjectId, subjectName }: AuditEntry): string | null {
  if (!subject || !subjectId || subjectName === null) return null
  if (subject === 'user') return `/backoffice/users/${subjectId}`
  if (subject === 'challenge') return `/backoffice/content/challenges/${subjectId}`
  const tab = TABS[subject]
  return tab ? listAddress('/backoffice/content', { tab, search: subjectName }, {}) : null
}

export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('auditLog')
  const { subject, subjectId, subjectName } = entry
  if (!subject) return null
  const kind = subjectText(t, subject)
  const place = getSubjectHref(entry)
  const name = subjectName ?? (subjectId ? subjectId.slice(-8) : '')
  return (
    <span className="flex items-center gap-2">
      <span className="min-w-0">
        <span className="block text-soft text-xs">{kind}</span>
        {place ? (
          <Link
            href={place}
            prefetch={false}
            className="underline decoration-current/30 underline-offset-4 hover:decoration-current"
          >
            {name || t('nameless')}
          </Link>
        ) : (
          <span className={subjectName === null ? 'font-mono text-xs' : undefined}>{name}</span>
        )}
      </span>
      {subjectId ? (
        <Link
          href={`/backoffice/audit?subjectId=${subjectId}`}
          prefetch={false}
          aria-label={t('history', { name: `${kind} ${name}` })}
          className="relative rounded-full p-1.5 text-soft after:absolute after:-inset-1 after:content-[''] hover:bg-leaf-tint hover:text-leaf-ink"
        >
          <Icon of={History} className="size-4" />
        </Link>
      ) : null}
    </span>
  )
}
