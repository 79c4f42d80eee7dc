import { CircleCheckBig, LibraryBig, Sprout, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Dashboard } from '@/lib/features/analytics/dashboard/schema'
import type { Reason } from '@/lib/features/analytics/schema'
import { FigureCard, useFigureLabels } from '../figure-card'

type FiguresProps = Pick<
  Dashboard,
  'totalUsers' | 'activeFamilies' | 'challengesCompleted' | 'contentItems' | 'reasons'
>

export function Figures(props: FiguresProps) {
  const { totalUsers, activeFamilies, challengesCompleted, contentItems, reasons } = props
  const t = useTranslations('backoffice')
  const dashboard = useTranslations('dashboard')
  const words = useFigureLabels()
  const figure = (value: number | null, reason?: Reason) => ({
    value: words.figure(value, reason),
    isText: value === null,
  })
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
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
        {...figure(activeFamilies, reasons.activeFamilies)}
        hint={t('activeFamiliesHint')}
      />
      <FigureCard
        tone="sun"
        icon={<Icon of={CircleCheckBig} />}
        label={t('challengesCompleted')}
        {...figure(challengesCompleted, reasons.challengesCompleted)}
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
