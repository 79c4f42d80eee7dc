import type { ComponentProps } from 'react'
import { TextField } from './text-field'

/** A one-time code, as phones offer to fill it in. */
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
