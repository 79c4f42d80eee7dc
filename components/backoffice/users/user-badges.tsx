import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { AdminUser } from '@/lib/features/admin/users/schema'

export function StatusBadge({ status }: Pick<AdminUser, 'status'>) {
  const t = useTranslations('userAdmin')
  return (
    <Badge tone={status === 'active' ? 'leaf' : 'coral'} size="sm">
      {t(`status.${status}`)}
    </Badge>
  )
}

export function UserMarks({ user, isSelf }: { user: AdminUser; isSelf: boolean }) {
  const t = useTranslations('userAdmin')
  return (
    <>
      {isSelf ? (
        <Badge tone="sky" size="sm">
          {t('you')}
        </Badge>
      ) : null}
      {user.invited ? (
        <Badge tone="sun" size="sm">
          {t('invited')}
        </Badge>
      ) : null}
    </>
  )
}
