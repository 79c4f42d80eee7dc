import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Issue } from '@/lib/features/installation/overview/rules'

export type Tone = 'good' | 'warning' | 'error'

const LOOKS = {
  good: { icon: CircleCheck, color: 'text-leaf-ink' },
  warning: { icon: TriangleAlert, color: 'text-sun-ink' },
  error: { icon: CircleAlert, color: 'text-coral-ink' },
} as const

/** Returns the tone of a section's issues. */
export function toTone(issues: Issue[]): Tone {
  if (issues.length === 0) return 'good'
  return issues.some(({ isUrgent }) => isUrgent) ? 'error' : 'warning'
}

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
