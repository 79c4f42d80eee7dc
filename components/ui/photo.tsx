import type { ComponentProps } from 'react'
import { cn } from './cn'

type PhotoProps = ComponentProps<'img'> & {
  alt: string
  placeholder: string | null
}

export function Photo({ placeholder, className, ...props }: PhotoProps) {
  return (
    // biome-ignore lint/a11y/useAltText: the type demands it.
    <img
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      className={cn('bg-muted bg-center bg-cover object-cover', className)}
      {...props}
    />
  )
}
