import { signInInput } from '@/lib/features/auth/schema'
import { email } from '@/lib/platform/http/fields'

/** Login values. The endpoint accepts any text as e-mail. */
export const loginValues = signInInput.omit({ language: true, uuid: true, code: true }).extend({ email })
