import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BadgesCard, LeavesCard, NextCard, PhotoCard, PointsCard } from '@/components/harvest/harvest-cards'
import { HarvestHeader } from '@/components/harvest/harvest-header'
import { HarvestShare } from '@/components/harvest/harvest-share'
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
  const { recap, days, flower, previous, next, upcoming } = harvest
  const plant = plantFacts(family, 'awake', tPlant)
  const texts = {
    ...{ label: t('story'), back: t('back'), forward: t('forward') },
    positions: Array.from({ length: CARDS }, (_, index) => t('position', { at: index + 1, count: CARDS })),
  }
  return (
    <div data-print-alone="">
      <HarvestHeader
        monday={days[0]?.date ?? ''}
        familyName={family.name}
        previous={previous}
        next={next}
        share={<HarvestShare recap={recap} days={days} />}
      />
      <Story key={recap.week} count={CARDS} texts={texts}>
        <LeavesCard recap={recap} days={days} plant={plant} />
        <PhotoCard best={recap.best} photos={recap.photos} />
        <PointsCard points={recap.points} streak={recap.streak} />
        <BadgesCard badges={recap.badges} flower={flower} />
        <NextCard next={next} upcoming={upcoming} streak={recap.streak} plant={plant} />
      </Story>
    </div>
  )
}
