import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { EmptyList } from '@/components/backoffice/list/empty-list'
import { PATHS } from '@/components/backoffice/paths'

/** Renders for erased accounts, which reports and the audit log outlive. */
export default function UserNotFound() {
  const t = useTranslations('userAdmin.detail')
  return (
    <EmptyList
      headingLevel={1}
      art={<Stamp name="lost-leaf" />}
      title={t('goneTitle')}
      text={t('goneText')}
      link={{ href: PATHS.users, label: t('back') }}
    />
  )
}
