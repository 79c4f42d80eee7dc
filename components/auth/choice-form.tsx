import type { FormEvent, ReactNode } from 'react'

type ChoiceFormProps = { next: string; onSubmit: () => void; children: ReactNode }

/** Loads the page with the other form where scripts do not run. */
export function ChoiceForm({ next, onSubmit, children }: ChoiceFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form method="get" onSubmit={submit}>
      {next === '/' ? null : <input type="hidden" name="next" value={next} />}
      {children}
    </form>
  )
}
