import { z } from 'zod'

/** Text of a variable in docs/configuration.md and .env.example. */
type VariableText = {
  description: string
  example: string
  /** Effect without a value, of variables whose schema has no default. */
  unset?: string
  /** May come from the file that `<NAME>_FILE` names. */
  isSecret?: true
}

/** Texts of all variables. */
export const variableTexts = z.registry<VariableText>()

/** Accepts `1` and `true`. */
export const flag = () =>
  z
    .enum(['0', '1', 'true', 'false', ''])
    .default('0')
    .transform((value) => value === '1' || value === 'true')

/** Splits a text at commas. */
export const list = () =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )

export const webAddress = () => z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
