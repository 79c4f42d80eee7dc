import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import type { ArtProps } from './paint'

type FrameProps = ArtProps & { viewBox: string; fill?: boolean; children: ReactNode }

/** Renders a drawing's SVG, decorative without a title. */
export function Art({ viewBox, title, variant = 'color', fill = false, className, children }: FrameProps) {
  const look = cn('block h-auto w-full', variant === 'outline' && 'text-ink', className)
  // Content beyond the view box stays visible, so that a drawing fills any box.
  const fit = fill ? 'xMidYMax meet' : 'xMidYMid meet'
  if (title) {
    return (
      <svg viewBox={viewBox} preserveAspectRatio={fit} role="img" aria-label={title} className={look}>
        {children}
      </svg>
    )
  }
  return (
    <svg viewBox={viewBox} preserveAspectRatio={fit} aria-hidden="true" focusable="false" className={look}>
      {children}
    </svg>
  )
}
