import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

const tones = {
  leaf: 'bg-leaf-tint text-leaf-ink',
  sun: 'bg-sun-tint text-sun-ink',
  coral: 'bg-coral-tint text-coral-ink',
  sky: 'bg-sky-tint text-sky-ink',
}

type FigureCardProps = {
  icon: ReactNode
  tone: keyof typeof tones
  label: string
  /** Already in the reader's way of writing numbers. */
  value: string
  hint: string
}

/** One number, what it counts, and how. */
export function FigureCard({ icon, tone, label, value, hint }: FigureCardProps) {
  return (
    <div className="flex items-start justify-between gap-3 rounded-card bg-card p-5 shadow-soft">
      <div className="min-w-0">
        <dt className="font-bold text-soft text-sm">{label}</dt>
        <dd>
          <span className="mt-1 block font-bold font-heading text-4xl leading-none">{value}</span>
          <span className="mt-2 block text-soft text-sm">{hint}</span>
        </dd>
      </div>
      <span
        className={cn('grid size-11 shrink-0 place-items-center rounded-full [&_svg]:size-5', tones[tone])}
      >
        {icon}
      </span>
    </div>
  )
}
