import { loginInput } from '@/lib/auth/schema'
import { email } from '@/lib/http/fields'

/** The call takes any text as e-mail and answers "wrong"; the form can tell a slip of the finger sooner. */
export const loginValues = loginInput.omit({ language: true, uuid: true, code: true }).extend({ email })
