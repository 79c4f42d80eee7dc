import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfileDetails } from '@/components/profile/profile-details'
import { AccountCard } from '@/components/shell/account-card'
import { BackLink } from '@/components/shell/back-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { readSelf } from '@/lib/features/users/service'
import { Link } from '@/lib/platform/i18n/navigation'
import { requireAccess } from '@/lib/platform/session/require-access'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profileEdit')
  return { title: t('title') }
}

export default async function EditProfilePage() {
  const actor = await requireAccess('/profile/edit')
  const t = await getTranslations('profileEdit')
  const user = actor && (await readSelf(actor))
  const heading = (
    <div>
      <p className="font-bold text-leaf-ink">{t('greeting')}</p>
      <h1>{t('title')}</h1>
    </div>
  )
  return (
    <>
      {user ? (
        <BackLink href={user.hasFamily ? '/profile' : '/'}>
          {user.hasFamily ? t('toProfile') : t('home')}
        </BackLink>
      ) : null}
      <AccountCard>
        {user ? (
          <ProfileDetails user={user} heading={heading} />
        ) : (
          <>
            {heading}
            <p className="mt-2 mb-7 text-soft">{t('anonymousText')}</p>
            <Link href="/login" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
              {t('signIn')}
            </Link>
          </>
        )}
      </AccountCard>
    </>
  )
}
