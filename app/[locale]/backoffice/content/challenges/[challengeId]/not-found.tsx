import { getTranslations } from 'next-intl/server'
import { EmptyPot } from '@/components/art/empty-pot'
import { PATHS } from '@/components/backoffice/paths'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

export default async function ChallengeNotFound() {
  const t = await getTranslations('challengeEditor')
  const back = (
    <Link href={PATHS.challenges} className={buttonVariants({})}>
      {t('back')}
    </Link>
  )
  return (
    <EmptyState
      headingLevel={1}
      art={<EmptyPot />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={back}
      className="py-16"
    />
  )
}
