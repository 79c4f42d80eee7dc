import type { Ref } from 'react'
import { Alert } from '@/components/ui/alert'

type FormErrorProps = {
  title?: string
  message?: string
  items?: readonly { fieldId: string; message: string }[]
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** Shows and announces a form's errors, if any. */
export function FormError({ title, message, items = [], ref, className }: FormErrorProps) {
  if (!title && !message && items.length === 0) return null
  return (
    <Alert ref={ref} tone="error" role="alert" tabIndex={-1} title={title} className={className}>
      {message}
      {items.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {items.map((item) => (
            <li key={item.fieldId}>
              <a href={`#${item.fieldId}`} className="font-bold text-coral-ink underline underline-offset-2">
                {item.message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}
