import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'
import { type OtherWeek, OtherWeeks } from './other-weeks'

export function NoChallenge({ weeks }: { weeks: readonly OtherWeek[] }) {
  const t = useTranslations('challenge')
  const back = (
    <Link href="/my-activities" className={buttonVariants({})}>
      {t('noneAction')}
    </Link>
  )
  return (
    <>
      <EmptyState
        headingLevel={1}
        art={<EmptyPot />}
        title={t('noneTitle')}
        text={t('noneText')}
        action={back}
        className="py-16"
      />
      <div className="mx-auto max-w-xl">
        <OtherWeeks weeks={weeks} />
      </div>
    </>
  )
}
