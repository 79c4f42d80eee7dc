import { z } from 'zod'
import { email, typeError } from '@/lib/platform/http/fields'
import { newPassword } from '../schema'

const secret = z.string({ error: typeError() }).min(1, 'required').max(500)

export const forgotPasswordInput = z.object({ email })
export const resetPasswordInput = z.object({ token: secret, password: newPassword })
export const verifyEmailInput = z.object({ token: secret })
