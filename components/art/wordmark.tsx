import { cn } from '@/components/ui/cn'
import type { ArtVariant } from './paint'
import { SproutMark } from './sprout-mark'

export function Wordmark({
  name,
  variant = 'color',
  className,
}: {
  name: string
  variant?: ArtVariant
  className?: string
}) {
  return (
    <span className={cn('inline-flex items-center gap-[0.4em] text-2xl text-leaf-ink', className)}>
      <SproutMark variant={variant} className="size-[1.42em]" />
      <span className="translate-y-[0.04em] font-bold font-heading leading-none tracking-tight">{name}</span>
    </span>
  )
}
