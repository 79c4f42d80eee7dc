import { CircleCheckBig, LibraryBig, Sprout, UsersRound } from 'lucide'
import { useFormatter, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Dashboard } from '@/lib/analytics/dashboard/schema'
import { FigureCard } from '../figure-card'

type FiguresProps = Pick<Dashboard, 'totalUsers' | 'activeFamilies' | 'challengesCompleted' | 'contentItems'>

/** Brota at a glance. */
export function Figures({ totalUsers, activeFamilies, challengesCompleted, contentItems }: FiguresProps) {
  const t = useTranslations('backoffice')
  const dashboard = useTranslations('dashboard')
  const analytics = useTranslations('analytics')
  const format = useFormatter()
  const figure = (value: number | null) => ({
    value: value === null ? analytics('withheld') : format.number(value),
    inWords: value === null,
  })
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <FigureCard
        tone="sky"
        icon={<Icon of={UsersRound} />}
        label={t('totalUsers')}
        {...figure(totalUsers)}
        hint={t('totalUsersHint')}
      />
      <FigureCard
        tone="leaf"
        icon={<Icon of={Sprout} />}
        label={t('activeFamilies')}
        {...figure(activeFamilies)}
        hint={t('activeFamiliesHint')}
      />
      <FigureCard
        tone="sun"
        icon={<Icon of={CircleCheckBig} />}
        label={t('challengesCompleted')}
        {...figure(challengesCompleted)}
        hint={t('challengesCompletedHint')}
      />
      <FigureCard
        tone="coral"
        icon={<Icon of={LibraryBig} />}
        label={t('contentItems')}
        {...figure(contentItems)}
        hint={dashboard('contentItemsHint')}
      />
    </dl>
  )
}
