import { Pencil } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { UserView } from '@/lib/features/users/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { languageName } from '@/lib/platform/i18n/language-name'
import { Link } from '@/lib/platform/i18n/navigation'
import { FactRow } from './fact-row'

export async function DataCard({ user, zone }: { user: UserView; zone: string }) {
  const t = await getTranslations('profile')
  const name = [user.firstName, user.familyName].filter(Boolean).join(' ')
  return (
    <Card as="section" aria-labelledby="data" className="flex flex-col">
      <CardHeader className="mb-1 min-h-9">
        <CardTitle id="data">{t('dataTitle')}</CardTitle>
        <Link
          href="/profile/edit"
          className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }), 'bg-card')}
        >
          <Icon of={Pencil} />
          {t('edit')}
        </Link>
      </CardHeader>
      <dl className="@container flex grow flex-col divide-y divide-line">
        <FactRow label={t('name')}>
          {name ? <b>{name}</b> : <span className="text-soft">{t('missing')}</span>}
        </FactRow>
        <FactRow label={t('language')}>
          <b>{languageName(user.language)}</b>
        </FactRow>
        {user.lastLogin ? (
          <FactRow label={t('lastLogin')}>
            <b>{formatDateTime(new Date(user.lastLogin), zone)}</b>
          </FactRow>
        ) : null}
      </dl>
    </Card>
  )
}
