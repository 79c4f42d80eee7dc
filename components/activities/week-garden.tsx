import { useTranslations } from 'next-intl'
import { WeekPlant, type WeekPlantLeaf } from '@/components/art/week-plant'
import { Link } from '@/lib/platform/i18n/navigation'

type WeekGardenProps = { leaves: readonly WeekPlantLeaf[]; blooming: boolean }

export function WeekGarden({ leaves, blooming }: WeekGardenProps) {
  const t = useTranslations('myActivities')
  return (
    <div className="group/plant relative">
      <WeekPlant
        compact
        leaves={leaves}
        title={t('plant')}
        blooming={blooming}
        className="max-w-64 transition-transform duration-300 group-hover/plant:-translate-y-1"
      />
      <Link href="/challenge/current" aria-label={t('openWeek')} className="absolute inset-0 rounded-card" />
    </div>
  )
}
