import { z } from 'zod'
import { normalizeEmail } from '@/lib/platform/text/clean'

type VariableText = {
  description: string
  example: string
  unset?: string
  /** May come from a `<NAME>_FILE`. */
  isSecret?: true
}

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

export const domains = () =>
  list()
    .refine((parts) => !parts.some((part) => /\s/.test(part)), NOT_DOMAINS)
    .transform((parts) => parts.map((part) => toDomain(part)))
    .refine((parts) => parts.every((part) => DOMAIN.test(part)), NOT_DOMAINS)

function toDomain(part: string): string {
  return normalizeEmail(`any@${part.replace(/^@/, '')}`).slice('any@'.length)
}

const NOT_DOMAINS = 'must be domains like school.example, comma-separated'
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

export const webAddress = () => z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
