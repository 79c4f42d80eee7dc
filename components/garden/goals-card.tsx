import { useTranslations } from 'next-intl'
import { BadgePicture } from '@/components/badges/badge-picture'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Progress } from '@/components/ui/progress'
import type { BadgeGoal } from '@/lib/features/badges/goals/rules'

const SHOWN = 4

export function GoalsCard({ goals }: { goals: readonly BadgeGoal[] }) {
  const t = useTranslations('garden')
  return (
    <Card as="section" aria-labelledby="goals-title">
      <CardHeader>
        <CardTitle id="goals-title">{t('goals')}</CardTitle>
      </CardHeader>
      {goals.length === 0 ? <p className="text-soft">{t('goalsNone')}</p> : null}
      <ul className="grid gap-4">
        {goals.slice(0, SHOWN).map(({ badge, unit, done, needed }) => {
          const progress = t(`goal.${unit}`, { done, needed })
          return (
            <li key={badge.id} className="flex items-center gap-4">
              <BadgePicture badge={badge} className="w-14 shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="font-bold leading-tight">{badge.name}</p>
                <p className="mb-2 text-soft text-sm">{progress}</p>
                <Progress value={done} max={needed} label={badge.name} valueText={progress} tone="berry" />
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
