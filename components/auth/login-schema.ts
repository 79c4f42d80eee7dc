import { loginInput } from '@/lib/auth/schema'
import { email } from '@/lib/http/fields'

/** The endpoint accepts any text as e-mail and responds "wrong"; the form can validate earlier. */
export const loginValues = loginInput.omit({ language: true, uuid: true, code: true }).extend({ email })
