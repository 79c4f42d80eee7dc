import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/lib/platform/i18n/navigation'

/** Shows an error with a link to sign in. */
export async function SignInInstead({ title, text }: { title: string; text: string }) {
  const t = await getTranslations('subscribe')
  return (
    <div className="grid gap-5">
      <Alert tone="error" role="alert" title={title}>
        {text}
      </Alert>
      <Link href="/login" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
        {t('signIn')}
      </Link>
    </div>
  )
}
