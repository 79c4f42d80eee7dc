import { cn } from './cn'

/** A grey stand-in in the shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse rounded-xl bg-ink/8', className)} />
}
