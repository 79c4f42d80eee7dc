import { useTranslations } from 'next-intl'
import { Count } from './counts'

const COUNTERS = ['following', 'followers', 'families'] as const

export function Counters() {
  const t = useTranslations('community')
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-card bg-card py-3 shadow-soft max-sm:w-full">
      {COUNTERS.map((name) => (
        <div
          key={name}
          className="flex min-w-0 flex-col-reverse items-center px-1 text-center sm:min-w-24 sm:px-5"
        >
          <dt className="font-bold text-[min(0.875rem,4.4vw)] text-soft">{t(`counters.${name}`)}</dt>
          <dd className="font-bold font-heading text-2xl leading-tight tabular-nums">
            <Count of={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
