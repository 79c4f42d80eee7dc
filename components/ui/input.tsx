import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlClass } from './control-class'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlClass, className)} {...props} />
}
