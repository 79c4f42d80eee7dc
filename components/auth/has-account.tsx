import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/lib/platform/i18n/navigation'
import { SignedInAs } from './signed-in-as'

export async function HasAccount({ email }: { email: string }) {
  const t = await getTranslations('subscribe')
  return (
    <>
      <Alert title={t('signedInTitle')} className="mb-5" />
      <Link href="/" className={buttonVariants({ size: 'lg', className: 'w-full' })}>
        {t('goOn')}
      </Link>
      <SignedInAs email={email} />
    </>
  )
}
