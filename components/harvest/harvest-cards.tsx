import { useLocale, useTranslations } from 'next-intl'
import { Art } from '@/components/art/art'
import type { PetalMarks } from '@/components/art/flower'
import { SmilingSun } from '@/components/art/garden-parts'
import { paint } from '@/components/art/paint'
import type { PlantFacts } from '@/components/art/plant-mood'
import { PlantStreak } from '@/components/art/plant-streak'
import { Stamp } from '@/components/art/stamp'
import { WeekPlant } from '@/components/art/week-plant'
import { BadgePicture } from '@/components/badges/badge-picture'
import { buttonVariants } from '@/components/ui/button-variants'
import type { HarvestDay } from '@/lib/features/completions/recap/rules'
import type { RecapView } from '@/lib/features/completions/recap/schema'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { Link } from '@/lib/platform/i18n/navigation'
import { HarvestCard } from './harvest-card'

const leafStates = { done: 'done', rest: 'rest', open: 'future', empty: 'empty' } as const

type LeavesCardProps = { recap: RecapView; days: readonly HarvestDay[]; plant: PlantFacts }

export function LeavesCard({ recap, days, plant }: LeavesCardProps) {
  const t = useTranslations('harvest')
  const locale = useLocale()
  const leaves = days.map(({ date, state }) => ({
    state: leafStates[state],
    label: weekdayName(date, locale, 'short'),
    description: t(`day.${state}`, { day: weekdayName(date, locale) }),
  }))
  const grown = days.filter(({ state }) => state === 'done').length
  const isBlooming = grown > 0 && days.every(({ state }) => state !== 'open')
  return (
    <HarvestCard
      tone="leaf"
      title={t('leaves', { count: grown })}
      drawing="plant"
      art={
        <WeekPlant
          compact
          leaves={leaves}
          title={t('leavesList')}
          blooming={isBlooming}
          plant={{ pot: plant.pot, mood: isBlooming ? 'blooming' : 'awake' }}
          className="max-w-36 sm:max-w-40 md:max-w-52 print:max-w-44"
        />
      }
    >
      <p>{t('tasks', { count: recap.tasksDone })}</p>
      {recap.daysInBloom > 0 ? <p className="text-soft">{t('bloom', { count: recap.daysInBloom })}</p> : null}
    </HarvestCard>
  )
}

export function PointsCard({ points, streak }: Pick<RecapView, 'points' | 'streak'>) {
  const t = useTranslations('harvest')
  return (
    <HarvestCard
      tone="sun"
      title={t('points', { count: points })}
      drawing="sun"
      art={
        <Art viewBox="-80 -80 160 160" className="max-w-48 sm:max-w-60 print:max-w-28">
          <SmilingSun brush={paint('color', 3)} x={0} y={0} />
        </Art>
      }
    >
      <p>{t('streak', { count: streak })}</p>
    </HarvestCard>
  )
}

type BadgesCardProps = { badges: RecapView['badges']; flower: { week: number; petals: boolean[] } | null }

export function BadgesCard({ badges, flower }: BadgesCardProps) {
  const t = useTranslations('harvest')
  const petals = flower?.petals.filter(Boolean).length ?? 0
  const marks = [0, 1, 2, 3].map((part) => (flower?.petals[part] ? '1' : '0')).join('') as PetalMarks
  const drawing = <Stamp name={`flower-${marks}`} className="max-w-44 sm:max-w-60 print:max-w-28" />
  if (badges.length === 0) {
    return (
      <HarvestCard tone="berry" title={t('flower')} art={drawing}>
        <p>{t('petals', { count: petals })}</p>
      </HarvestCard>
    )
  }
  const list = (
    <ul className="flex flex-wrap justify-center gap-4">
      {badges.map((badge) => (
        <li key={badge.id} className="w-24 font-bold text-sm">
          <BadgePicture badge={badge} className="mx-auto mb-1 size-20" />
          {badge.name}
        </li>
      ))}
    </ul>
  )
  return (
    <HarvestCard tone="berry" title={t('badges', { count: badges.length })} art={list}>
      <p className="text-soft">{t('petalsOfFlower', { count: petals })}</p>
    </HarvestCard>
  )
}

type NextCardProps = { next: string | null; upcoming: number | null; streak: number; plant: PlantFacts }

export function NextCard({ next, upcoming, streak, plant }: NextCardProps) {
  const t = useTranslations('harvest')
  return (
    <HarvestCard
      tone="leaf"
      title={t('nextTitle')}
      art={
        <PlantStreak
          closeUp
          days={Math.max(3, streak)}
          plant={plant}
          className="max-w-36 sm:max-w-52 print:max-w-24"
        />
      }
    >
      <p>{next ? t('nextPast') : t('nextText', { count: upcoming ?? 0 })}</p>
      <Link
        href={next ? `/my-activities/harvest?week=${next}` : '/challenge/current'}
        className={`${buttonVariants()} mt-2 print:hidden`}
      >
        {next ? t('nextHarvest') : t('nextWeek')}
      </Link>
    </HarvestCard>
  )
}
