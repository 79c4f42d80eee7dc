import { cn } from '@/components/ui/cn'
import { Art } from './art'
import type { ArtProps, ArtVariant } from './paint'

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

const left = 'M22.6 26.2C12.4 26.6 8.6 20.4 8.4 12.6C17.2 11.8 23 16.6 22.6 26.2Z'
const right = 'M25.2 22.4C24.6 13.2 30.4 8.2 39.8 8.6C40 17.6 35 23 25.2 22.4Z'
const stem = 'M24 39.5V27.5Q24.2 24.4 27 21.6'

function SproutMark({ variant = 'color', ...props }: ArtProps) {
  if (variant === 'outline') {
    const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' } as const
    return (
      <Art viewBox="0 0 48 48" variant="outline" {...props}>
        <rect x="1.5" y="1.5" width="45" height="45" rx="12.5" {...line} />
        <path d={left} {...line} />
        <path d={right} {...line} />
        <path d="M22.6 27V38.5Q24 40.5 25.4 38.5V24" {...line} />
      </Art>
    )
  }
  return (
    <Art viewBox="0 0 48 48" {...props}>
      <rect width="48" height="48" rx="13" fill="var(--leaf)" />
      <path d={stem} fill="none" stroke="var(--on-leaf)" strokeWidth="3.6" strokeLinecap="round" />
      <path d={left} fill="var(--on-leaf)" opacity="0.82" />
      <path d={right} fill="var(--on-leaf)" />
    </Art>
  )
}
