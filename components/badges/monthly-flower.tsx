import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Progress } from '@/components/ui/progress'
import type { BadgeView } from '@/lib/badges/schema'
import { BadgeButton } from './badge-button'
import type { BadgeFacts } from './badge-dialog'
import { BadgePicture } from './badge-picture'
import { type FlowerPart, petalState } from './petals'

type MonthlyFlowerProps = {
  badge: BadgeView
  parts: readonly FlowerPart[]
  week: number | null
  facts: BadgeFacts
}

/** The flower of the month with its four petals, how many are painted, and what the next one takes. */
export function MonthlyFlower({ badge, parts, week, facts }: MonthlyFlowerProps) {
  const t = useTranslations('badges')
  const { count, next, painted } = petalState(parts, week)
  const coming = next
    ? t('missing', { count: next.missing, part: next.ordinal })
    : count === 4
      ? t('flowerWhole')
      : painted
        ? t('petalEarned')
        : null
  return (
    <BadgeButton
      art={<BadgePicture badge={badge} />}
      facts={{ ...facts, details: <Petals parts={parts} /> }}
      className="grid w-full grid-cols-[6.5rem_minmax(0,1fr)] content-center items-center gap-4 rounded-2xl bg-berry-tint/60 p-3 text-left transition-colors duration-200 hover:bg-berry-tint @[40rem]:grid-cols-1 @[40rem]:justify-items-center @[40rem]:text-center"
    >
      <BadgePicture badge={badge} className="w-full max-w-36" />
      <span className="grid w-full gap-1 pr-1 @[40rem]:px-2">
        <span className="font-bold font-heading text-lg leading-tight">{badge.name}</span>
        <span className="text-sm text-soft">
          {t('petals', { count })}
          {coming ? <span className="block">{coming}</span> : null}
        </span>
        {next ? (
          <span aria-hidden className="mt-1 block">
            <Progress tone="berry" value={next.done} max={next.needed} label={t('petalProgress')} />
          </span>
        ) : null}
      </span>
    </BadgeButton>
  )
}

function Petals({ parts }: { parts: readonly FlowerPart[] }) {
  const t = useTranslations('badges')
  return (
    <ul className="grid w-full grid-cols-2 gap-2 text-left">
      {parts.map(({ part, done, needed, earned }) => (
        <li key={part} className="rounded-2xl bg-muted px-4 py-2.5">
          <p className="flex items-center gap-1.5 font-bold">
            {t('petalName', { part })}
            {earned ? <Check role="img" aria-label={t('petalHas')} className="size-4 text-leaf-ink" /> : null}
          </p>
          <p className="text-sm text-soft">{t('petalState', { done: Math.min(done, needed), needed })}</p>
        </li>
      ))}
    </ul>
  )
}
