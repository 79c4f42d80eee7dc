import { LoaderCircle } from 'lucide-react'
import { cn } from './cn'

/** A turning ring. With a label it announces itself; without one it is decoration. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = <LoaderCircle aria-hidden className={cn('size-5 animate-spin', className)} />
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}
