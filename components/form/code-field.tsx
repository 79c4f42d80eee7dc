import type { ComponentProps } from 'react'
import { TextField } from './text-field'

export function CodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      className="[&_input]:font-bold [&_input]:tracking-[0.14em]"
      required
      {...props}
    />
  )
}
