import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SignedInAs } from '@/components/auth/signed-in-as'
import { LoneAccount } from '@/components/profile/lone-account'
import { SettingsIndex } from '@/components/profile/settings-index'
import { AccountCard } from '@/components/shell/account-card'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { readSignInMethods } from '@/lib/features/auth/credentials/service'
import { listSessions } from '@/lib/features/auth/sessions/service'
import { readSettings } from '@/lib/features/notifications/settings/service'
import { readSelf } from '@/lib/features/users/service'
import { env } from '@/lib/platform/config/env'
import { readTheme } from '@/lib/platform/http/read-theme'
import { Link } from '@/lib/platform/i18n/navigation'
import { requireUser } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings')
  return { title: t('title') }
}

const ABOUT = [
  ['howItWorks', '/how-it-works'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
] as const

export default async function SettingsPage() {
  const actor = await requireUser('/settings')
  const [t, login, user, { reminderAt }] = await Promise.all([
    getTranslations('settings'),
    getTranslations('login'),
    readSelf(actor),
    readSettings(actor, actor.userId),
  ])
  return (
    <AccountCard>
      <h1>{t('title')}</h1>
      <p className="mt-2 mb-7 text-soft">{t('text')}</p>
      <SettingsIndex
        {...{ user, reminderAt }}
        hasSecondFactor={actor.hasSecondFactor}
        savedTheme={await readTheme()}
      />
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
      <SignedInAs email={user.email} hasAdminRole={actor.hasAdminRole} />
      <p className="-mx-1 mt-2 flex flex-wrap gap-x-4">
        {ABOUT.map(([page, href]) => (
          <Link key={page} href={href} className={cn(buttonVariants({ variant: 'link' }), 'text-sm')}>
            {login(page)}
          </Link>
        ))}
      </p>
    </AccountCard>
  )
}
