import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const badgeVariants = cva(
  'inline-flex max-w-full items-center rounded-full font-bold [&_svg]:shrink-0 whitespace-nowrap',
  {
    variants: {
      tone: {
        plain: 'bg-muted text-ink',
        outline: 'border-[1.5px] border-line bg-card text-soft',
        leaf: 'bg-leaf-tint text-leaf-ink',
        sun: 'bg-sun-tint text-sun-ink',
        coral: 'bg-coral-tint text-coral-ink',
        sky: 'bg-sky-tint text-sky-ink',
        berry: 'bg-berry-tint text-berry-ink',
      },
      size: {
        sm: 'min-h-6 gap-1 px-2.5 text-xs [&_svg]:size-3.5',
        md: 'min-h-8 gap-1.5 px-3 text-sm [&_svg]:size-4',
        lg: 'min-h-11 gap-2 px-4 text-base [&_svg]:size-5',
      },
    },
    defaultVariants: { tone: 'plain', size: 'md' },
  },
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeVariants>

export function Badge({ tone, size, className, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ tone, size }), className)} {...props} />
}
