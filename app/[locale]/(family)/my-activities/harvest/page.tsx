import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { HarvestActions } from '@/components/harvest/harvest-actions'
import { BadgesCard, LeavesCard, NextCard, PointsCard } from '@/components/harvest/harvest-cards'
import { HarvestHeader } from '@/components/harvest/harvest-header'
import { PhotoCard } from '@/components/harvest/photo-card'
import { Story } from '@/components/harvest/story'
import { plantFacts } from '@/components/progress/plant-mood'
import { requireFamily } from '@/lib/platform/session/require-access'
import { readOwnFamily } from '../../../request-cache'
import { readWeek } from './read-week'

const CARDS = 5

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('harvest')
  return { title: t('title') }
}

type HarvestPageProps = { searchParams: Promise<{ week?: string | string[] }> }

export default async function HarvestPage({ searchParams }: HarvestPageProps) {
  const actor = await requireFamily('/my-activities/harvest')
  const { week } = await searchParams
  const [harvest, family, t, tPlant] = await Promise.all([
    readWeek(actor, week),
    readOwnFamily(actor),
    getTranslations('harvest'),
    getTranslations('plant'),
  ])
  const { recap, days, flower, photo, next, upcoming } = harvest
  const plant = plantFacts(family, 'awake', tPlant)
  const photoCard = <PhotoCard {...recap} photo={photo} />
  const texts = {
    ...{ label: t('story'), back: t('back'), forward: t('forward') },
    positions: Array.from({ length: CARDS }, (_, index) => t('position', { at: index + 1, count: CARDS })),
  }
  return (
    <div data-print-alone="" className="grid grid-cols-[minmax(0,1fr)] gap-y-3 sm:gap-y-5">
      <HarvestHeader {...harvest} monday={days[0]?.date ?? ''} familyName={family.name}>
        <HarvestActions recap={recap} days={days} />
      </HarvestHeader>
      <div>
        <Story key={recap.week} count={CARDS} texts={texts}>
          {recap.best ? photoCard : null}
          <LeavesCard recap={recap} days={days} plant={plant} />
          {recap.best ? null : photoCard}
          <PointsCard points={recap.points} streak={recap.streak} />
          <BadgesCard badges={recap.badges} flower={flower} />
          <NextCard next={next} upcoming={upcoming} streak={recap.streak} plant={plant} />
        </Story>
      </div>
    </div>
  )
}
