import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

export function ReportsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('moderation')
  if (!isFiltered)
    return <EmptyState art={<EmptyPot />} title={t('emptyTitle')} text={t('emptyText')} className="py-12" />
  return (
    <EmptyState
      art={<EmptyPot />}
      title={t('emptyFilteredTitle')}
      text={t('emptyFilteredText')}
      action={
        <Link href="/backoffice/reports" className={buttonVariants({ variant: 'secondary' })}>
          {t('showOpen')}
        </Link>
      }
      className="py-12"
    />
  )
}
