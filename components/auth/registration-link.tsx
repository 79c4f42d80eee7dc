import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { isOpen, type RegistrationPolicy } from '@/lib/features/auth/registration/rules'
import { Link } from '@/lib/platform/i18n/navigation'

/** Links to registration, or to the login. */
export async function RegistrationLink({
  isInvited,
  policy,
}: {
  isInvited: boolean
  policy: RegistrationPolicy
}) {
  const [t, registration] = await Promise.all([getTranslations('login'), getTranslations('registration')])
  const isClosed = !isInvited && !isOpen(policy, false)
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-x-2 text-soft">
      {isInvited ? t('notYou') : t('newHere')}
      {isClosed ? (
        <span className="font-bold">
          {registration(policy.mode === 'closed' ? 'closedTitle' : 'inviteTitle')}
        </span>
      ) : (
        <Link href={isInvited ? '/login' : '/subscribe'} className={cn(buttonVariants({ variant: 'link' }))}>
          {isInvited ? t('otherAccount') : t('create')}
        </Link>
      )}
    </p>
  )
}
