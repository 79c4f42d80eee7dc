import { useTranslations } from 'next-intl'
import { Count } from './counts'

const COUNTERS = ['following', 'followers', 'families'] as const

export function Counters() {
  const t = useTranslations('community')
  return (
    <dl className="grid grid-cols-3 divide-x divide-line rounded-card bg-card py-3 shadow-soft max-sm:w-full">
      {COUNTERS.map((name) => (
        <div key={name} className="flex min-w-24 flex-col-reverse items-center px-2 text-center sm:px-5">
          <dt className="font-bold text-soft text-sm">{t(`counters.${name}`)}</dt>
          <dd className="font-bold font-heading text-2xl leading-tight tabular-nums">
            <Count of={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
