import { useTranslations } from 'next-intl'
import { EmptyList } from '@/components/backoffice/list/empty-list'
import { PATHS } from '@/components/backoffice/paths'

export default function ChallengeNotFound() {
  const t = useTranslations('challengeEditor')
  return (
    <EmptyList
      headingLevel={1}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      link={{ href: PATHS.challenges, label: t('back') }}
    />
  )
}
