import { useLocale, useTranslations } from 'next-intl'
import { WeekPlant } from '@/components/art/week-plant'
import { isWhole, weekLeaves } from '@/components/challenges/week-leaves'
import type { ChallengeView } from '@/lib/challenges/schema'
import type { LocalDate } from '@/lib/dates/local-date'
import { Link } from '@/lib/i18n/navigation'

type WeekGardenProps = { challenge: ChallengeView; today: LocalDate; restDays: readonly LocalDate[] }

/** The running week as a plant; a press anywhere on it opens the challenge. */
export function WeekGarden(week: WeekGardenProps) {
  const t = useTranslations('myActivities')
  const days = useTranslations('challenge')
  const locale = useLocale()
  const leaves = weekLeaves({ ...week, locale, inWords: (state, day) => days(`leaf.${state}`, { day }) })
  return (
    <div className="group/plant relative">
      <WeekPlant
        compact
        leaves={leaves.map((leaf) => ({ ...leaf, href: undefined }))}
        title={t('plant')}
        blooming={isWhole(week.challenge)}
        className="max-w-64 transition-transform duration-300 group-hover/plant:-translate-y-1"
      />
      <Link href="/challenge/current" aria-label={t('openWeek')} className="absolute inset-0 rounded-card" />
    </div>
  )
}
