import { ChevronLeft } from 'lucide'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { UserActions } from './user-actions'
import { StatusBadge, UserMarks } from './user-badges'

export function UserHeader({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const t = useTranslations('userAdmin')
  const name = user.name || user.email
  return (
    <>
      <Link
        href="/backoffice/users"
        prefetch={false}
        className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded-md font-bold text-soft text-sm hover:text-ink"
      >
        <Icon of={ChevronLeft} className="size-4" />
        {t('detail.back')}
      </Link>
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
