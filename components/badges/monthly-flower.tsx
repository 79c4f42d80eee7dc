'use client'

import { Check } from 'lucide'
import { useTranslations } from 'next-intl'
import { PartFacts } from '@/components/progress/part-facts'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import type { BadgeView } from '@/lib/features/badges/schema'
import { BadgeButton } from './badge-button'
import { BadgePicture } from './badge-picture'
import { type FlowerPart, petalState } from './petals'

type MonthlyFlowerProps = {
  badge: BadgeView
  parts: readonly FlowerPart[]
  week: number | null
  family: { id: string; timezone: string }
}

export function MonthlyFlower({ badge, parts, week, family }: MonthlyFlowerProps) {
  const t = useTranslations('monthlyFlower')
  const { count, next, painted } = petalState(parts, week)
  const coming = next
    ? t('missing', { count: next.missing, part: next.ordinal })
    : count === 4
      ? t('whole')
      : painted
        ? t('earned')
        : null
  const done = parts.reduce((sum, part) => sum + part.done, 0)
  return (
    <BadgeButton
      badge={badge}
      timezone={family.timezone}
      details={
        <>
          <Petals parts={parts} week={week} />
          {done > 0 ? <PartFacts familyId={family.id} count={done} /> : null}
        </>
      }
      className="grid w-full grid-cols-[min(6.5rem,33vw)_minmax(0,1fr)] content-center items-center gap-4 rounded-2xl bg-berry-tint/60 p-4 text-left transition-colors duration-200 hover:bg-berry-tint @[30rem]:grid-cols-[8rem_minmax(0,1fr)] @[30rem]:gap-6 @[22rem]:@max-[30rem]:grid-cols-1 @[22rem]:@max-[30rem]:justify-items-center @[22rem]:@max-[30rem]:py-6 @[22rem]:@max-[30rem]:text-center"
    >
      <BadgePicture badge={badge} className="w-full max-w-40" />
      <span className="grid w-full gap-1 pr-1 @[22rem]:@max-[30rem]:px-2">
        <span className="font-bold font-heading text-lg leading-tight">{badge.name}</span>
        <span className="text-sm text-soft">
          {t('count', { count })}
          {coming ? <span className="block">{coming}</span> : null}
        </span>
        {next && next.done > 0 ? (
          <span aria-hidden className="mt-1 block">
            <Progress tone="berry" value={next.done} max={next.needed} label={t('progress')} />
          </span>
        ) : null}
      </span>
    </BadgeButton>
  )
}

type PetalsProps = { parts: readonly FlowerPart[]; week: number | null }

function Petals({ parts, week }: PetalsProps) {
  const t = useTranslations('monthlyFlower')
  return (
    <ul className="grid w-full grid-cols-2 gap-2 text-left">
      {parts.map(({ part, done, needed, earned }) => (
        <li
          key={part}
          aria-current={part === week || undefined}
          className={cn('rounded-2xl px-4 py-2.5', part === week ? 'bg-berry-tint' : 'bg-muted')}
        >
          <p className="flex items-center gap-1.5 font-bold">
            {t('petalName', { part })}
            {earned ? <Icon of={Check} label={t('petalHas')} className="size-4 text-leaf-ink" /> : null}
          </p>
          <p className="text-sm text-soft">{t('petalState', { done: Math.min(done, needed), needed })}</p>
          <Progress
            tone="berry"
            value={done}
            max={needed}
            label={t('petalName', { part })}
            valueText={t('petalState', { done: Math.min(done, needed), needed })}
            className="mt-2 h-2"
          />
        </li>
      ))}
    </ul>
  )
}
