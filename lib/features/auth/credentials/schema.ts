import { z } from 'zod'
import { email } from '@/lib/platform/http/fields'
import { knownPassword, newPassword } from '../schema'

export const changePasswordInput = z.object({ password: knownPassword, newPassword })
export const changeEmailInput = z.object({ email, password: knownPassword })
export const newToken = z.object({ token: z.string() })
