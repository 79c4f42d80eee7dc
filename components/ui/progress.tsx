import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from './cn'

const barVariants = cva('block h-full rounded-full transition-[width] duration-300', {
  variants: { tone: { leaf: 'bg-leaf', sun: 'bg-sun', coral: 'bg-coral', sky: 'bg-sky', berry: 'bg-berry' } },
  defaultVariants: { tone: 'leaf' },
})

type ProgressProps = VariantProps<typeof barVariants> & {
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
      className={cn('h-3 w-full overflow-hidden rounded-full bg-wash', className)}
    >
      <span className={barVariants({ tone })} style={{ width: `${width}%` }} />
    </div>
  )
}
