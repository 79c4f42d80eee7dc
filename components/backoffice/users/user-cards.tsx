import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/shell/back-link'
import { Alert } from '@/components/ui/alert'
import { Card, CardTitle } from '@/components/ui/card'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import type { AuditEntry } from '@/lib/features/audit/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { actionText, detailTexts } from '../audit/audit-texts'
import { listAddress } from '../list/list-address'
import { UserActions } from './user-actions'
import { StatusBadge, UserMarks } from './user-badges'

export function UserHeader({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const t = useTranslations('userAdmin')
  const name = user.name || user.email
  return (
    <>
      <BackLink href="/backoffice/users">{t('detail.back')}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 break-words">{name}</h1>
          <StatusBadge status={user.status} />
          <UserMarks user={user} isSelf={isSelf} />
        </div>
        <UserActions user={user} isSelf={isSelf} onOwnPage />
      </div>
      {user.invited && user.status === 'active' ? (
        <Alert tone="warning" title={t('detail.invitedTitle')} className="mt-4">
          {t('detail.invitedText', { name })}
        </Alert>
      ) : null}
    </>
  )
}

const LINK =
  'mt-3 inline-block font-bold text-leaf-ink text-sm underline decoration-current/30 underline-offset-4 hover:decoration-current'

export function AccountCard({ user, zone }: { user: AdminUser; zone: string }) {
  const t = useTranslations('userAdmin')
  const { email, status, isAdmin, lastLogin, createdAt, id } = user
  return (
    <Card as="section" aria-labelledby="account">
      <CardTitle id="account" className="mb-2">
        {t('detail.account')}
      </CardTitle>
      <dl className="divide-y divide-line text-sm">
        <Fact label={t('detail.email')}>{email}</Fact>
        <Fact label={t('detail.status')}>
          <StatusBadge status={status} />
        </Fact>
        <Fact label={t('detail.admin')}>{t(isAdmin ? 'yes' : 'no')}</Fact>
        <Fact label={t('detail.lastLogin')}>
          {lastLogin ? formatDateTime(new Date(lastLogin), zone) : t('never')}
        </Fact>
        <Fact label={t('detail.createdAt')}>{formatDateTime(new Date(createdAt), zone)}</Fact>
        <Fact label={t('detail.id')}>
          <code className="break-all text-xs">{id}</code>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

type FamilyCardProps = { user: AdminUser; partners: readonly Pick<AdminUser, 'id' | 'name' | 'email'>[] }

export function FamilyCard({ user: { family, lastAdult }, partners }: FamilyCardProps) {
  const t = useTranslations('userAdmin')
  return (
    <Card as="section" aria-labelledby="family">
      <CardTitle id="family" className="mb-2">
        {t('detail.familyTitle')}
      </CardTitle>
      {family ? (
        <>
          <p className="font-bold">{family}</p>
          {lastAdult ? <p className="text-soft text-sm">{t('detail.familyAlone')}</p> : null}
          {partners.length > 0 ? (
            <ul aria-label={t('detail.familyOthers')} className="mt-1 text-sm">
              {partners.map(({ id, name, email }) => (
                <li key={id} className="flex min-h-8 items-center gap-1.5">
                  <span className="text-soft">{t('detail.familyOthers')}</span>
                  <Link
                    href={`/backoffice/users/${id}`}
                    prefetch={false}
                    className="min-w-0 truncate font-bold text-leaf-ink hover:underline"
                  >
                    {name || email}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          <Link
            href={listAddress('/backoffice/users', {}, { search: family, sort: 'family', order: 'asc' })}
            prefetch={false}
            className={LINK}
          >
            {t('detail.familyFind')}
          </Link>
        </>
      ) : (
        <p className="text-soft">{t('detail.familyNone')}</p>
      )}
    </Card>
  )
}

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
        <ol aria-labelledby="audit" className="divide-y divide-line text-sm">
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
        className={LINK}
      >
        {t('detail.auditAll')}
      </Link>
    </Card>
  )
}
