import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlClass } from './control-class'
import { Icon } from './icon'

/** Renders a native select: it works before hydration, with a phone's own picker. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(controlClass, 'appearance-none truncate pr-11', className)} {...props}>
        {children}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-soft"
      />
    </span>
  )
}
