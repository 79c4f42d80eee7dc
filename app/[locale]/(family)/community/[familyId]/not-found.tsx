import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Stamp } from '@/components/art/stamp'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('community')
  return { title: t('goneTitle') }
}

export default function FamilyNotFound() {
  const t = useTranslations('community')
  return (
    <EmptyState
      headingLevel={1}
      art={<Stamp name="lost-leaf" />}
      title={t('goneTitle')}
      text={t('goneText')}
      action={
        <Link href="/community" className={buttonVariants({})}>
          {t('toDiscover')}
        </Link>
      }
      className="py-16"
    />
  )
}
