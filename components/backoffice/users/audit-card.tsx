import { useTranslations } from 'next-intl'
import { actionText, detailTexts } from '@/components/backoffice/audit/audit-texts'
import { listAddress } from '@/components/backoffice/list/list-address'
import { Card, CardTitle } from '@/components/ui/card'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'

type AuditCardProps = { userId: string; entries: readonly AuditEntry[]; zone: string }

export function AuditCard({ userId, entries, zone }: AuditCardProps) {
  const t = useTranslations('userAdmin')
  const words = useTranslations('auditLog')
  const doer = ({ actorId, actorName }: AuditEntry) => {
    if (actorId === userId) return t('detail.bySelf')
    if (actorId === null) return t('detail.bySystem')
    return actorName ? t('detail.by', { name: actorName }) : t('detail.byGone')
  }
  return (
    <Card as="section" aria-labelledby="audit">
      <CardTitle id="audit" className="mb-2">
        {t('detail.auditTitle')}
      </CardTitle>
      {entries.length > 0 ? (
        <ol className="divide-y divide-line text-sm">
          {entries.map((entry) => (
            <li key={entry.id} className="grid gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <time dateTime={entry.at} className="text-soft tabular-nums">
                {formatDateTime(new Date(entry.at), zone)}
              </time>
              <p className="min-w-0 break-words">
                <span className="font-bold">{actionText(words, entry.action)}</span>{' '}
                <span className="text-soft">{doer(entry)}</span>
                {detailTexts(words, entry.details).map(({ name, value }) => (
                  <span key={name} className="block text-soft">
                    {name}: {value}
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-soft">{t('detail.auditNone')}</p>
      )}
      <Link
        href={listAddress('/backoffice/audit', {}, { subject: 'user', subjectId: userId })}
        prefetch={false}
        className="mt-3 inline-block font-bold text-leaf-ink text-sm underline decoration-current/30 underline-offset-4 hover:decoration-current"
      >
        {t('detail.auditAll')}
      </Link>
    </Card>
  )
}
