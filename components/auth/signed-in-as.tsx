import { LogOut } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { ToBackoffice } from './to-backoffice'

/** Shows the signed-in user outside the app shell. */
export async function SignedInAs({ email, hasAdminRole = false }: { email: string; hasAdminRole?: boolean }) {
  const t = await getTranslations('familySetup')
  return (
    <div className="mt-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-t pt-4 text-soft text-sm">
      <p className="min-w-0 wrap-anywhere">{t('signedInAs', { email })}</p>
      {hasAdminRole ? <ToBackoffice label={t('backoffice')} /> : null}
      <Link
        href="/logout"
        prefetch={false}
        className={buttonVariants({
          variant: 'secondary',
          size: 'sm',
          className: 'max-sm:min-h-12 max-sm:w-full',
        })}
      >
        <Icon of={LogOut} />
        {t('signOut')}
      </Link>
    </div>
  )
}
