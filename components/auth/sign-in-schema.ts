import { signInInput } from '@/lib/features/auth/schema'
import { email } from '@/lib/platform/http/fields'

/** Validates the address in the form; the endpoint accepts any text, so that its errors reveal nothing. */
export const signInValues = signInInput.omit({ language: true, uuid: true, code: true }).extend({ email })
