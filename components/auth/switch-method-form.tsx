import type { FormEvent, ReactNode } from 'react'

type SwitchMethodFormProps = { next: string; onSubmit: () => void; children: ReactNode }

/** Switches the sign-in method; without scripts it loads the page of the other one. */
export function SwitchMethodForm({ next, onSubmit, children }: SwitchMethodFormProps) {
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
