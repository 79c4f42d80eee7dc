import { getTranslations } from 'next-intl/server'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'

/** Leads a verification link through sign-in. */
export async function SignInToVerify({ token }: { token: string }) {
  const t = await getTranslations('recovery')
  return (
    <>
      <h2 className="mb-2">{t('verifySignInTitle')}</h2>
      <p className="mb-6 text-soft">{t('verifySignInText')}</p>
      <div className="grid gap-3">
        <Link
          href={`/login?next=/verify-email/${encodeURIComponent(token)}#email`}
          className={buttonVariants({ size: 'lg', className: 'w-full' })}
        >
          {t('verifySignIn')}
        </Link>
        <Link href="/forgot-password" className={cn(buttonVariants({ variant: 'link' }))}>
          {t('verifyForgot')}
        </Link>
      </div>
    </>
  )
}
