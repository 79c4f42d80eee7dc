import { loginInput } from '@/lib/features/auth/schema'
import { email } from '@/lib/platform/http/fields'

/** The endpoint accepts any text as e-mail and responds "wrong"; the form can validate earlier. */
export const loginValues = loginInput.omit({ language: true, uuid: true, code: true }).extend({ email })
