import { Eye } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { PrivacySettings } from '@/components/users/privacy-settings'
import type { UserView } from '@/lib/features/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { WhoSeesWhat } from './who-sees-what'

type PrivacyCardProps = {
  user: UserView
  onLeaderboard: boolean
  /** To the full privacy page; undefined there. */
  more?: string
}

export async function PrivacyCard({ user, onLeaderboard, more }: PrivacyCardProps) {
  const t = await getTranslations('profile')
  const { id, feedPrivacy, showChildPhotos } = user
  return (
    <>
      <Card as="section" aria-labelledby="privacy">
        <CardTitle id="privacy" className="mb-4">
          {t('privacyTitle')}
        </CardTitle>
        <ClientMessages namespaces={['privacySettings']}>
          <PrivacySettings userId={id} feedPrivacy={feedPrivacy} showChildPhotos={showChildPhotos} />
        </ClientMessages>
      </Card>
      <Card as="section" aria-labelledby="seen">
        <CardTitle id="seen">{t('seenTitle')}</CardTitle>
        <p className="mt-1 mb-2 text-soft">{t('seenText')}</p>
        <WhoSeesWhat settings={{ feedPrivacy, showChildPhotos, onLeaderboard }} />
        {more ? (
          <Link href={more} className={cn(buttonVariants({ variant: 'secondary' }), 'mt-4 max-sm:w-full')}>
            <Icon of={Eye} />
            {t('seenMore')}
          </Link>
        ) : null}
      </Card>
    </>
  )
}
