import { z } from 'zod'
import { email, line, typeError } from '@/lib/http/fields'
import { normalizeEmail } from '@/lib/text/clean'
import { language, NAME_MAX, user } from '@/lib/users/schema'
import { normalizeCode } from './second-factor/rules'

/** Version of the terms and privacy notice that creating an account accepts. */
export const TERMS_VERSION = '2026-11'
const PASSWORD = { min: 8, max: 128 } as const

const required = { error: typeError() }

/** A password to be. */
export const newPassword = z.string(required).min(1, 'required').min(PASSWORD.min).max(PASSWORD.max)

/** A password that was chosen before, whatever the limits were then. */
export const knownPassword = z.string(required).min(1, 'required').max(1024)

/** A code of an authenticator app, or a recovery code, without the spaces and dashes it is typed with. */
export const secondFactorCode = z.string(required).max(64).transform(normalizeCode)

/** The uuid of an invitation, or the signed token that reading it gave. */
const invitation = z.string().min(1, 'required').max(500)

export const registerInput = z.object({
  name: line({ max: NAME_MAX }),
  email,
  password: newPassword,
  uuid: invitation.optional(),
  language: language.optional(),
})

export const loginInput = z.object({
  email: z
    .string(required)
    .max(10_000)
    .transform(normalizeEmail)
    .pipe(z.string().min(1, 'required').max(254)),
  password: knownPassword,
  uuid: invitation.optional(),
  language: language.optional(),
  remember: z.boolean().optional(),
  code: secondFactorCode.optional(),
})

export const socialLoginInput = z.object({
  provider: z.enum(['google', 'apple', 'facebook'], required),
  socialId: z.string(required).min(1, 'required').max(255),
  email,
  idToken: z.string(required).min(1, 'required').max(8192),
  uuid: invitation.optional(),
  language: language.optional(),
  remember: z.boolean().optional(),
  code: secondFactorCode.optional(),
})

/** The second step of a sign-in that came back from a provider's pages. */
export const socialCodeInput = z.object({
  ticket: z.string(required).min(1, 'required').max(4096),
  code: secondFactorCode.pipe(z.string().min(1, 'required')),
})

export const signedIn = z.object({ token: z.string(), user })
