import type { IconNode } from 'lucide'
import { useFormatter } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

type MomentCounterProps = {
  icon: IconNode
  tone: 'sun' | 'coral'
  value: { before: number; after: number }
  delay: '[animation-delay:1000ms]' | '[animation-delay:1200ms]'
  big?: boolean
}

/** Shows a number that rolls from its earlier value to the new one. */
export function MomentCounter({ icon, tone, value, delay, big = false }: MomentCounterProps) {
  const format = useFormatter()
  const hasChanged = value.before !== value.after
  return (
    <Badge
      tone={tone}
      size="lg"
      className={cn(
        'shadow-soft',
        hasChanged && `animate-hop ${delay}`,
        big && 'px-6 text-2xl [&_svg]:size-7',
      )}
    >
      <Icon of={icon} className="fill-current" />
      <span className="grid overflow-hidden text-right tabular-nums leading-snug *:[grid-area:1/1]">
        {hasChanged ? (
          <span className={cn('animate-roll-out', delay)}>{format.number(value.before)}</span>
        ) : null}
        <span className={hasChanged ? cn('animate-roll-in', delay) : undefined}>
          {format.number(value.after)}
        </span>
      </span>
    </Badge>
  )
}
