import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from './cn'

/** The track is a thin shade of the bar's colour, which fits every surface. */
const trackVariants = cva(
  'relative h-3 w-full overflow-hidden rounded-full before:absolute before:inset-0 before:bg-current before:opacity-15',
  {
    variants: {
      tone: {
        leaf: 'text-leaf',
        sun: 'text-sun',
        coral: 'text-coral',
        sky: 'text-sky',
        berry: 'text-berry',
      },
    },
    defaultVariants: { tone: 'leaf' },
  },
)

type ProgressProps = VariantProps<typeof trackVariants> & {
  value: number
  max?: number
  label: string
  /** Instead of the percentage, such as "4 of 7 days". */
  valueText?: string
  className?: string
}

export function Progress({ value, max = 100, label, valueText, tone, className }: ProgressProps) {
  const now = Math.min(Math.max(value, 0), max)
  const width = max > 0 ? (now / max) * 100 : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
      className={cn(trackVariants({ tone }), className)}
    >
      <span
        className="relative block h-full rounded-full bg-current transition-[width] duration-300"
        style={{ width: `${width}%` }}
      />
    </div>
  )
}
