import { z } from 'zod'
import { email, typeError } from '@/lib/http/fields'
import { newPassword } from '../schema'

/** The secret of a mailed link; whatever is none simply does not work. */
const secret = z.string({ error: typeError() }).min(1, 'required').max(500)

export const forgotPasswordInput = z.object({ email })
export const resetPasswordInput = z.object({ token: secret, password: newPassword })
export const verifyEmailInput = z.object({ token: secret })
