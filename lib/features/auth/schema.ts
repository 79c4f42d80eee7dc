import { z } from 'zod'
import { language, NAME_MAX, user } from '@/lib/features/users/schema'
import { email, line, typeError } from '@/lib/platform/http/fields'
import { PROVIDERS } from '@/lib/platform/session/provider-names'
import { normalizeEmail } from '@/lib/platform/text/clean'
import { normalizeCode } from './second-factor/rules'

export const TERMS_VERSION = '2026-11'
const PASSWORD = { min: 8, max: 128 } as const

const required = { error: typeError() }

export const newPassword = z.string(required).min(1, 'required').min(PASSWORD.min).max(PASSWORD.max)

/** Existing password, which may predate today's limits. */
export const knownPassword = z.string(required).min(1, 'required').max(1024)

/** Normalized app or recovery code. */
export const secondFactorCode = z.string(required).max(64).transform(normalizeCode)

/** Invitation's id, or the signed token of `GET /user/uuid/{uuid}`. */
const invitationToken = z.string().min(1, 'required').max(500)

export const registerInput = z.object({
  name: line({ max: NAME_MAX }),
  email,
  password: newPassword,
  uuid: invitationToken.optional(),
  language: language.optional(),
})

/** Adds the form's checkbox; a request to the endpoint implies the consent. */
export const registerValues = registerInput
  .omit({ language: true, uuid: true })
  .extend({ consent: z.boolean().refine((isAccepted) => isAccepted, 'consent_required') })

export const signInInput = z.object({
  email: z
    .string(required)
    .max(10_000)
    .transform(normalizeEmail)
    .pipe(z.string().min(1, 'required').max(254)),
  password: knownPassword,
  uuid: invitationToken.optional(),
  language: language.optional(),
  remember: z.boolean().optional(),
  code: secondFactorCode.optional(),
})

/** Validates the address in the form; the endpoint accepts any text, so that its errors reveal nothing. */
export const signInValues = signInInput.omit({ language: true, uuid: true, code: true }).extend({ email })

export const socialSignInInput = z.object({
  provider: z.enum(PROVIDERS, required),
  socialId: z.string(required).min(1, 'required').max(255),
  email,
  idToken: z.string(required).min(1, 'required').max(8192),
  uuid: invitationToken.optional(),
  language: language.optional(),
  remember: z.boolean().optional(),
  code: secondFactorCode.optional(),
})

/** Second step of a provider's sign-in. */
export const socialCodeInput = z.object({
  ticket: z.string(required).min(1, 'required').max(4096),
  code: secondFactorCode.pipe(z.string().min(1, 'required')),
})

export const signedIn = z.object({ token: z.string(), user })
