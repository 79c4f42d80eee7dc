import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

export function AuditEmpty() {
  const t = useTranslations('auditLog')
  return (
    <EmptyState
      art={<EmptyPot />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link href="/backoffice/audit" className={buttonVariants({ variant: 'secondary' })}>
          {t('filter.clear')}
        </Link>
      }
      className="py-12"
    />
  )
}
