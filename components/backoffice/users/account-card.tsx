import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import type { AdminUser } from '@/lib/features/admin/users/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { Fact, FactList } from './fact-list'
import { StatusBadge } from './user-badges'

export function AccountCard({ user, zone }: { user: AdminUser; zone: string }) {
  const t = useTranslations('userAdmin')
  const { email, status, isAdmin, lastLogin, createdAt, id } = user
  return (
    <Card as="section" aria-labelledby="account">
      <CardTitle id="account" className="mb-2">
        {t('detail.account')}
      </CardTitle>
      <FactList>
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
      </FactList>
    </Card>
  )
}
