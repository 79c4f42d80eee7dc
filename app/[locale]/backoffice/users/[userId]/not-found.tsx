import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

/** Renders for erased accounts, which reports and the audit log outlive. */
export default function UserNotFound() {
  const t = useTranslations('userAdmin')
  return (
    <EmptyState
      headingLevel={1}
      art={<Stamp name="lost-leaf" />}
      title={t('detail.goneTitle')}
      text={t('detail.goneText')}
      action={
        <Link href="/backoffice/users" className={buttonVariants({ variant: 'secondary' })}>
          {t('detail.back')}
        </Link>
      }
      className="py-16"
    />
  )
}
