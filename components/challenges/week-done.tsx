import { useTranslations } from 'next-intl'
import { PlantStreak } from '@/components/art/plant-streak'
import { Card } from '@/components/ui/card'
import { POINTS } from '@/lib/features/scores/rules'

export function WeekDone() {
  const t = useTranslations('challenge')
  return (
    <Card
      tone="sun"
      className="grid grid-cols-[min(5.5rem,28vw)_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <PlantStreak days={60} className="w-full" />
      <div>
        <h2 className="text-2xl sm:text-3xl">{t('bloomTitle')}</h2>
        <p className="mt-1.5 text-soft">{t('bloomText', { points: POINTS.challengeComplete })}</p>
      </div>
    </Card>
  )
}
