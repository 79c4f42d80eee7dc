import { useTranslations } from 'next-intl'
import { PlantStreak } from '@/components/art/plant-streak'
import { Card } from '@/components/ui/card'

export function TodayDone({ planned }: { planned: number }) {
  const t = useTranslations('challenge')
  return (
    <Card tone="leaf" className="flex items-center gap-4">
      <PlantStreak days={planned > 0 ? 14 : 3} className="w-20 shrink-0 sm:w-24" />
      <div>
        <h2 className="text-2xl">{planned > 0 ? t('allDoneTitle') : t('nothingTitle')}</h2>
        <p className="mt-1 text-soft">{planned > 0 ? t('allDoneText') : t('nothingText')}</p>
      </div>
    </Card>
  )
}
