import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { Card, CardTitle } from '@/components/ui/card'
import { PrivacySettings } from '@/components/users/privacy-settings'
import type { UserView } from '@/lib/features/users/schema'
import { WhoSeesWhat } from './who-sees-what'

type PrivacyCardProps = { user: UserView; onLeaderboard: boolean }

export async function PrivacyCard({ user, onLeaderboard }: PrivacyCardProps) {
  const [t, settings] = await Promise.all([getTranslations('profile'), getTranslations('privacySettings')])
  const { id, feedPrivacy, showChildPhotos, followers } = user
  return (
    <>
      <div className="@container">
        {/* Large text on a phone leaves no room for cards in a card. */}
        <Card
          as="section"
          aria-labelledby="privacy"
          className="@max-[15rem]:bg-transparent @max-[15rem]:p-0 @max-[15rem]:shadow-none"
        >
          <CardTitle id="privacy" className="mb-4">
            {settings('audience')}
          </CardTitle>
          <ClientMessages namespaces={['privacySettings']}>
            <PrivacySettings
              userId={id}
              followers={followers.length}
              {...{ feedPrivacy, showChildPhotos }}
              isTitled
            />
          </ClientMessages>
        </Card>
      </div>
      <Card as="section" aria-labelledby="seen">
        <CardTitle id="seen">{t('seenTitle')}</CardTitle>
        <p className="mt-1 mb-2 text-soft">{t('seenText')}</p>
        <WhoSeesWhat settings={{ feedPrivacy, showChildPhotos, onLeaderboard }} />
      </Card>
    </>
  )
}
