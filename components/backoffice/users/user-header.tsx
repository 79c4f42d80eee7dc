import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import { BackLink } from '../back-link'
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
