import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/platform/i18n/navigation'

/** Leads to the week, or to family management in a family without kids. */
export function NoKidHistory({ kid }: { kid: string | null }) {
  const t = useTranslations('kidHistory')
  const garden = useTranslations('garden')
  return (
    <Card>
      <EmptyState
        art={<EmptyPot />}
        title={kid ? t('none', { name: kid }) : garden('kidsNone')}
        text={kid ? t('noneText') : undefined}
        action={
          <Link href={kid ? '/challenge/current' : '/family-management'} className={buttonVariants({})}>
            {kid ? t('toWeek') : garden('kidsAdd')}
          </Link>
        }
      />
    </Card>
  )
}
