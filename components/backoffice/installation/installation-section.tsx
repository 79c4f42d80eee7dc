import { ChevronDown, CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'

type InstallationRow = ReturnType<typeof row>

/** Returns a setting; `variable` is the environment variable that decides it. */
export const row = (label: string, value: ReactNode, variable?: string) => ({ label, value, variable })

type InstallationSectionProps = {
  name: 'product' | 'operator' | 'mail' | 'storage' | 'backups' | 'accounts' | 'limits'
  rows: InstallationRow[]
  /** Opens the settings, otherwise always visible. */
  summary?: string
  children?: ReactNode
}

/** Renders a section: what it is about, then its settings with their variables. */
export function InstallationSection({ name, rows, summary, children }: InstallationSectionProps) {
  const t = useTranslations('installation')
  const settings = (
    <dl className="divide-y divide-line">
      {rows.map(({ label, value, variable }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_fit-content(50%)] items-baseline gap-x-4 gap-y-0.5 py-2.5 md:grid-cols-[15rem_minmax(0,1fr)_auto] xl:grid-cols-[17.5rem_minmax(0,1fr)_auto]"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 break-words font-bold max-md:col-span-2 max-md:row-start-2">{value}</dd>
          {variable ? (
            <dd className="break-all text-right max-md:col-start-2 max-md:row-start-1 font-mono text-soft text-xs">
              {variable}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
  return (
    <section
      id={`section-${name}`}
      aria-labelledby={`${name}-title`}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 lg:scroll-mt-6 xl:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="xl:pt-5">
        <h2 id={`${name}-title`} className="text-xl">
          {t(`${name}.title`)}
        </h2>
        <p className="mt-1 text-pretty text-soft text-sm">{t(`${name}.text`)}</p>
      </div>
      <Card className="self-start py-2 sm:py-3">
        {summary ? (
          <details className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-bold text-leaf-ink [&::-webkit-details-marker]:hidden">
              {summary}
              <Icon of={ChevronDown} className="size-4 shrink-0 group-open:rotate-180" />
            </summary>
            {settings}
          </details>
        ) : (
          settings
        )}
        {children ? <div className="border-line border-t py-4">{children}</div> : null}
      </Card>
    </section>
  )
}

const LOOKS = {
  good: { icon: CircleCheck, color: 'text-leaf-ink' },
  warning: { icon: TriangleAlert, color: 'text-sun-ink' },
  error: { icon: CircleAlert, color: 'text-coral-ink' },
} as const

type Tone = keyof typeof LOOKS

/** Renders words with an icon that says how things are. */
export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
  const { icon, color } = LOOKS[tone]
  return (
    <span className={`inline-flex items-baseline gap-1.5 font-bold ${color}`}>
      <Icon of={icon} className="mt-[0.2em] size-[1.1em] shrink-0 self-start" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}

export const toGigabytes = (bytes: number) => Math.round((bytes / 2 ** 30) * 10) / 10
