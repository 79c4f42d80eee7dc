import { ChevronRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { toPetalMarks } from '@/components/badges/badge-picture'
import type { FlowerPart } from '@/components/badges/petals'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { Link } from '@/lib/platform/i18n/navigation'

type WeekCardProps = { progress: { done: number; total: number }; petals: readonly FlowerPart[] }

/** Shows the family's week and flower below the day's task, where the screen is wide enough. */
export function WeekCard({ progress, petals }: WeekCardProps) {
  const t = useTranslations('myActivities')
  const tFlower = useTranslations('monthlyFlower')
  const done = t('weekDone', progress)
  return (
    <Card as="section" aria-labelledby="week" className="mt-5 max-xl:hidden">
      <h2 id="week" className="font-bold font-text text-base text-soft tracking-normal">
        {t('thisWeek')}
      </h2>
      <p className="font-bold font-heading text-2xl">{done}</p>
      {progress.total > 0 ? (
        <Progress
          value={progress.done}
          max={progress.total}
          label={t('thisWeek')}
          valueText={done}
          className="mt-2"
        />
      ) : null}
      <Link
        href="/garden"
        prefetch={false}
        className="-mx-3 mt-3 -mb-3 flex items-center gap-3 rounded-2xl px-3 py-2 font-bold transition-colors duration-200 hover:bg-leaf-tint"
      >
        <Stamp name={`flower-${toPetalMarks(petals)}`} className="w-14 shrink-0" />
        <span className="min-w-0 flex-1">
          {tFlower('count', { count: petals.filter(({ earned }) => earned).length })}
        </span>
        <Icon of={ChevronRight} className="size-5 shrink-0 text-soft" />
      </Link>
    </Card>
  )
}
