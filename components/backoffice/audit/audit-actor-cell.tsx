import { useTranslations } from 'next-intl'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { Link } from '@/lib/platform/i18n/navigation'

const linkLook = 'font-bold underline decoration-current/30 underline-offset-4 hover:decoration-current'

/** Renders the actor's name, the id of a deleted user, or the label for no actor. */
export function AuditActorCell({ entry: { actorId, actorName } }: { entry: AuditEntry }) {
  const t = useTranslations('auditLog')
  if (!actorId) return <span className="text-soft">{t('system')}</span>
  if (actorName === null)
    return (
      <span className="text-soft">
        {t('erased')}{' '}
        <code title={actorId} className="text-xs">
          {actorId.slice(-8)}
        </code>
      </span>
    )
  return (
    <Link href={`/backoffice/users/${actorId}`} prefetch={false} className={linkLook}>
      {actorName || t('nameless')}
    </Link>
  )
}
