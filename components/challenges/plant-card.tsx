import { Star } from 'lucide'
import { useTranslations } from 'next-intl'
import type { PlantFacts } from '@/components/art/plant-mood'
import { WeekPlant, type WeekPlantLeaf } from '@/components/art/week-plant'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { getOwnProgress } from '@/lib/features/challenges/rules'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { formatDate } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { isChallengeComplete } from './is-challenge-complete'

type PlantCardProps = {
  challenge: ChallengeView
  leaves: readonly WeekPlantLeaf[]
  weekPoints: number
  /** Earlier tasks count only when done. */
  joinedOn: LocalDate
  /** Only on a day of the challenge. */
  plant?: PlantFacts | undefined
}

export function PlantCard({ challenge, leaves, weekPoints, joinedOn, plant }: PlantCardProps) {
  const t = useTranslations('challenge')
  const progress = getOwnProgress(challenge.tasks, joinedOn)
  const text = t('progressText', progress)
  const isBefore = progress.total === 0 && challenge.tasks.length > 0
  const isFirstWeek = joinedOn > challenge.startDate && joinedOn <= challenge.endDate
  return (
    <Card>
      <WeekPlant
        leaves={leaves}
        title={t('days')}
        blooming={isChallengeComplete(challenge)}
        plant={plant}
        className="max-w-[22rem]"
      />
      {plant ? <p className="mt-1 text-balance text-center font-bold text-soft">{plant.text}</p> : null}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-1.5">
        <p className="font-extrabold">{isBefore ? t('beforeYou') : text}</p>
        {challenge.status === 'active' && weekPoints > 0 ? (
          <Badge tone="sun" size="sm" className="whitespace-normal px-2">
            <Icon of={Star} className="fill-current" />
            {t('weekPoints', { points: weekPoints })}
          </Badge>
        ) : null}
      </div>
      {isBefore ? null : (
        <Progress
          value={progress.done}
          max={progress.total}
          label={t('progress')}
          valueText={text}
          className="mt-3"
        />
      )}
      {isFirstWeek ? (
        <p className="mt-2 text-soft text-sm">{t('ownWeek', { date: formatDate(joinedOn) })}</p>
      ) : null}
    </Card>
  )
}
