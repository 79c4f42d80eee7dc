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
  value: string
  isText?: boolean
  hint: ReactNode
}

export function FigureCard({ icon, tone, label, value, isText = false, hint }: FigureCardProps) {
  return (
    <div className="relative rounded-card bg-card p-5 pr-18 shadow-soft">
      <dt className="font-bold text-soft text-sm">
        {label}
        <span
          className={cn(
            'absolute top-5 right-5 grid size-11 place-items-center rounded-full [&_svg]:size-5',
            tones[tone],
          )}
        >
          {icon}
        </span>
      </dt>
      <dd
        className={cn(
          'mt-1 flex min-h-9 items-center font-bold font-heading text-4xl leading-none',
          isText && 'text-xl text-soft',
        )}
      >
        {value}
      </dd>
      <dd className="mt-2 text-soft text-sm">{hint}</dd>
    </div>
  )
}
