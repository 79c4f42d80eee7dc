import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignedInAs } from '@/components/auth/signed-in-as'
import { LoneAccount } from '@/components/profile/lone-account'
import { SettingsIndex } from '@/components/profile/settings-index'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { readSignInMethods } from '@/lib/features/auth/credentials/service'
import { listSessions } from '@/lib/features/auth/sessions/service'
import { readSettings } from '@/lib/features/notifications/settings/service'
import { readSelf } from '@/lib/features/users/service'
import { env } from '@/lib/platform/config/env'
import { Link } from '@/lib/platform/i18n/navigation'
import { requireUser } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings')
  return { title: t('title') }
}

export default async function SettingsPage() {
  const actor = await requireUser('/settings')
  const [t, user, { reminderAt }] = await Promise.all([
    getTranslations('settings'),
    readSelf(actor),
    readSettings(actor, actor.userId),
  ])
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="mt-2 mb-7 text-soft">{t('text')}</p>
      <SettingsIndex user={user} reminderAt={reminderAt} hasSecondFactor={actor.hasSecondFactor} />
      {user.hasFamily ? null : (
        <>
          <LoneAccount
            user={user}
            hasPassword={(await readSignInMethods(actor)).hasPassword}
            sessions={await listSessions(actor)}
            zone={actor.timezone ?? env().APP_TIMEZONE}
          />
          <p className="mt-5 text-center">
            <Link href="/" className={cn(buttonVariants({ variant: 'link' }))}>
              {t('home')}
            </Link>
          </p>
        </>
      )}
      <SignedInAs email={user.email} isAdmin={actor.hasAdminRole} />
    </>
  )
}
