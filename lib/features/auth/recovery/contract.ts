import { defineContract } from '@/lib/platform/http/contract'
import { forgotPasswordInput, resetPasswordInput, verifyEmailInput } from './schema'

export const forgotPasswordContract = defineContract({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'anyone',
  tag: 'auth',
  summary: 'Request a link for a new password by e-mail; the response is the same if no account exists',
  body: forgotPasswordInput,
  rateLimit: 'forgot',
  errors: ['password_sign_in_off'],
})

export const resetPasswordContract = defineContract({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'anyone',
  tag: 'auth',
  summary:
    'Choose a new password with a single-use mailed link, which also verifies the address; ends all sessions and open links of the account',
  body: resetPasswordInput,
  rateLimit: 'reset',
  errors: ['password_sign_in_off', 'reset_token_invalid', 'password_too_common'],
})

export const verifyEmailContract = defineContract({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'user',
  tag: 'auth',
  summary: 'Verify an e-mail address with its mailed link, signed in to the same account',
  body: verifyEmailInput,
  errors: ['reset_token_invalid', 'not_found', 'email_taken'],
})

export const resendVerificationContract = defineContract({
  method: 'POST',
  path: '/auth/verify-email/resend',
  access: 'user',
  tag: 'auth',
  summary: 'Resend the link that verifies your e-mail address',
  rateLimit: 'mail',
})
