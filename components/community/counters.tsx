import { useTranslations } from 'next-intl'
import { Count } from './counts'

const COUNTERS = ['following', 'followers', 'families'] as const

export function Counters() {
  const t = useTranslations('community')
  return (
    <dl className="flex flex-wrap items-baseline sm:shrink-0 gap-x-1.5 text-sm sm:grid sm:grid-cols-3 sm:divide-x sm:divide-line sm:rounded-card sm:bg-card sm:py-3 sm:shadow-soft">
      {COUNTERS.map((name) => (
        <div
          key={name}
          className="flex flex-row-reverse items-baseline gap-x-1 max-sm:not-last:before:text-soft max-sm:not-last:before:content-['·'] sm:min-w-24 sm:flex-col-reverse sm:items-center sm:px-5"
        >
          <dt className="text-soft max-sm:lowercase sm:font-bold">{t(`counters.${name}`)}</dt>
          <dd className="font-bold tabular-nums sm:font-heading sm:text-2xl sm:leading-tight">
            <Count of={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
