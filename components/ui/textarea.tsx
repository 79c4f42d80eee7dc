import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlClass } from './control-class'

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={rows} className={cn(controlClass, 'field-sizing-content py-3', className)} {...props} />
  )
}
