import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

// Large areas of a dark tint look like mud.
const alertVariants = cva('flex items-start gap-3 rounded-card p-4 text-ink', {
  variants: {
    tone: {
      info: 'bg-sky-tint',
      success: 'bg-leaf-tint',
      warning: 'bg-sun-tint dark:inset-ring dark:inset-ring-sun/35 dark:bg-card',
      error: 'bg-coral-tint',
    },
  },
  defaultVariants: { tone: 'info' },
})

const icons = {
  info: <Icon of={Info} className="mt-0.5 size-5 shrink-0 text-sky-ink" />,
  success: <Icon of={CircleCheck} className="mt-0.5 size-5 shrink-0 text-leaf-ink" />,
  warning: <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0 text-sun-ink" />,
  error: <Icon of={CircleAlert} className="mt-0.5 size-5 shrink-0 text-coral-ink" />,
}

type AlertProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof alertVariants> & { title?: ReactNode; action?: ReactNode }

/** Renders a message; announced only with a role (`alert` for errors that appear, `status` for others). */
export function Alert({ tone, title, action, className, children, ...props }: AlertProps) {
  return (
    <div className={cn(alertVariants({ tone }), className)} {...props}>
      {icons[tone ?? 'info']}
      <div className="min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-6 sm:gap-y-3">
        <div className="min-w-0 sm:flex-[1_1_20rem]">
          {title ? <p className="font-extrabold">{title}</p> : null}
          {children ? <div>{children}</div> : null}
        </div>
        {action ? <div className="mt-3 sm:mt-0">{action}</div> : null}
      </div>
    </div>
  )
}
