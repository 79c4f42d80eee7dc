import { useTranslations } from 'next-intl'
import type { PlantFacts } from '@/components/art/plant-mood'
import { WeekPlant, type WeekPlantLeaf } from '@/components/art/week-plant'
import { Link } from '@/lib/platform/i18n/navigation'

type WeekGardenProps = { leaves: readonly WeekPlantLeaf[]; blooming: boolean; plant: PlantFacts }

export function WeekGarden({ leaves, blooming, plant }: WeekGardenProps) {
  const t = useTranslations('myActivities')
  return (
    <div className="group/plant relative">
      <WeekPlant
        compact
        leaves={leaves}
        title={t('plant')}
        blooming={blooming}
        plant={plant}
        className="max-w-64 transition-transform duration-300 group-hover/plant:-translate-y-1"
      />
      <p className="mt-1 text-balance text-center font-bold text-sm text-soft">{plant.text}</p>
      <Link href="/challenge/current" aria-label={t('openWeek')} className="absolute inset-0 rounded-card" />
    </div>
  )
}
