import { Check } from 'lucide'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

/** Renders a native checkbox with a larger touch area. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={cn('relative inline-grid size-6 shrink-0 place-items-center', className)}>
      <input
        type="checkbox"
        className="peer size-6 appearance-none rounded-lg border-2 border-field bg-card transition-colors duration-200 before:absolute before:-inset-2.5 before:content-[''] checked:border-leaf checked:bg-leaf hover:border-leaf disabled:not-checked:bg-muted disabled:opacity-60 aria-invalid:border-danger"
        {...props}
      />
      <Icon
        of={Check}
        className="pointer-events-none absolute size-4 scale-50 stroke-[3.5] text-on-leaf opacity-0 transition duration-200 peer-checked:scale-100 peer-checked:opacity-100"
      />
    </span>
  )
}
