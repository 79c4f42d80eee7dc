import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Stamp } from '@/components/art/stamp'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('challenge')
  return { title: t('notFoundTitle') }
}

export default function ChallengeNotFound() {
  const t = useTranslations('challenge')
  const back = (
    <Link href="/" className={buttonVariants({})}>
      {t('back')}
    </Link>
  )
  return (
    <EmptyState
      headingLevel={1}
      art={<Stamp name="lost-leaf" />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={back}
      className="py-16"
    />
  )
}
