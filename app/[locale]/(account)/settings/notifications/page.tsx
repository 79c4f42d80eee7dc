import { ArrowLeft } from 'lucide'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NotificationSettingsForm } from '@/components/notifications/settings/notification-settings-form'
import { ClientMessages } from '@/components/shell/client-messages'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { listOwnEndpoints, readPushKey } from '@/lib/features/notifications/push-subscriptions/service'
import { canSendMail, readSettings } from '@/lib/features/notifications/settings/service'
import { Link } from '@/lib/platform/i18n/navigation'
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
      <p className="mt-5 text-center">
        <Link href="/settings" className={cn(buttonVariants({ variant: 'link' }))}>
          <Icon of={ArrowLeft} />
          {back('back')}
        </Link>
      </p>
    </>
  )
}
