import type { FormEvent, ReactNode } from 'react'

type ChoiceFormProps = { next: string; onSubmit: () => void; children: ReactNode }

/** Loads the other form's page, also without scripts. */
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
