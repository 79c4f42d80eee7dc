import { z } from 'zod'
import { email, line, typeError } from '@/lib/http/fields'
import { language, NAME_MAX, user } from '@/lib/users/schema'

/** Version of the terms and privacy notice that creating an account accepts. */
export const TERMS_VERSION = '2026-11'
const PASSWORD = { min: 8, max: 128 } as const

const required = { error: typeError() }

export const registerInput = z.object({
  name: line({ max: NAME_MAX }),
  email,
  password: z.string(required).min(1, 'required').min(PASSWORD.min).max(PASSWORD.max),
  language: language.optional(),
})

export const loginInput = z.object({
  email: z
    .string(required)
    .transform((value) => value.normalize('NFC').trim().toLowerCase())
    .pipe(z.string().min(1, 'required').max(254)),
  password: z.string(required).min(1, 'required').max(1024),
  language: language.optional(),
  remember: z.boolean().optional(),
})

export const signedIn = z.object({ token: z.string(), user })
