import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotificationSettingsForm } from '@/components/notifications/settings/notification-settings-form'
import { AccountCard } from '@/components/shell/account-card'
import { BackLink } from '@/components/shell/back-link'
import { ClientMessages } from '@/components/shell/client-messages'
import { listOwnEndpoints, readPushKey } from '@/lib/features/notifications/push-subscriptions/service'
import { canSendMail, readSettings } from '@/lib/features/notifications/settings/service'
import { requireUser } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notificationSettings')
  return { title: t('title') }
}

export default async function NotificationSettingsPage() {
  const actor = await requireUser('/settings/notifications')
  const [t, settings, { publicKey }, endpoints, back] = await Promise.all([
    getTranslations('notificationSettings'),
    readSettings(actor, actor.userId),
    readPushKey(),
    listOwnEndpoints(actor),
    getTranslations('settings'),
  ])
  return (
    <>
      <BackLink href="/settings">{back('back')}</BackLink>
      <AccountCard>
        <h1>{t('title')}</h1>
        <p className="mt-2 mb-6 text-soft">{t('text')}</p>
        <ClientMessages namespaces={['notificationSettings']}>
          <NotificationSettingsForm
            userId={actor.userId}
            settings={settings}
            push={{ publicKey, endpoints }}
            canSendMail={canSendMail()}
          />
        </ClientMessages>
      </AccountCard>
    </>
  )
}
