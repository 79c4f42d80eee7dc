import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

// Large areas of a dark tint look like mud, so they fade into the card's colour.
const cardVariants = cva('rounded-card p-5 sm:p-6', {
  variants: {
    tone: {
      plain: 'bg-card shadow-soft',
      leaf: 'bg-leaf-tint',
      sun: 'bg-sun-tint dark:bg-[image:linear-gradient(155deg,var(--sun-tint),var(--card))]',
      coral: 'bg-coral-tint dark:bg-[image:linear-gradient(155deg,var(--coral-tint),var(--card))]',
      sky: 'bg-sky-tint',
      berry: 'bg-berry-tint dark:bg-[image:linear-gradient(155deg,var(--berry-tint),var(--card))]',
      dashed: 'border-2 border-field/60 border-dashed',
    },
  },
  defaultVariants: { tone: 'plain' },
})

type CardProps = ComponentProps<'div'> &
  VariantProps<typeof cardVariants> & { as?: 'div' | 'section' | 'header' }

export function Card({ as: Tag = 'div', tone, className, ...props }: CardProps) {
  return <Tag className={cn(cardVariants({ tone }), className)} {...props} />
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1', className)}
      {...props}
    />
  )
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('text-xl', className)} {...props}>
      {children}
    </h2>
  )
}
