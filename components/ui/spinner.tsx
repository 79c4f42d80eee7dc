import { cn } from './cn'

/** Renders a spinner, decorative without a label. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    // Inlined: every page has a button, and the icon component would add to every bundle.
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      className={cn('size-5 animate-spin', className)}
    >
      <path d="M21 12a9 9 0 1 1-6.2-8.6" />
    </svg>
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}
