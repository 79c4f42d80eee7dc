import { defineContract } from '@/lib/platform/http/contract'
import { forgotPasswordInput, resetPasswordInput, verifyEmailInput } from './schema'

export const forgotPasswordContract = defineContract({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'anyone',
  tag: 'auth',
  summary:
    'Have a link mailed that chooses a new password; responds equally whether the account exists or not',
  body: forgotPasswordInput,
  limit: 'forgot',
  errors: ['password_sign_in_off'],
})

export const resetPasswordContract = defineContract({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'anyone',
  tag: 'auth',
  summary:
    'Choose a new password by a mailed link, which works once and proves the address; every session and pending link of the account ends',
  body: resetPasswordInput,
  limit: 'reset',
  errors: ['password_sign_in_off', 'reset_token_invalid', 'password_too_common'],
})

export const verifyEmailContract = defineContract({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'user',
  tag: 'auth',
  summary: 'Prove an e-mail address by the link mailed to it, signed in to the account it was sent to',
  body: verifyEmailInput,
  errors: ['reset_token_invalid', 'not_found', 'email_taken'],
})

export const resendVerificationContract = defineContract({
  method: 'POST',
  path: '/auth/verify-email/resend',
  access: 'user',
  tag: 'auth',
  summary: "Have the link that confirms one's address mailed once more",
  limit: 'mail',
})
