import { defineContract } from '@/lib/platform/http/contract'
import { changeEmailInput, changePasswordInput, newToken } from './schema'

export const changePasswordContract = defineContract({
  method: 'PUT',
  path: '/auth/password',
  access: 'user',
  tag: 'auth',
  summary: 'Change the password; ends all sessions of the account and returns a new token',
  body: changePasswordInput,
  response: newToken,
  session: 'start',
  rateLimit: 'password',
  errors: ['changed_meanwhile', 'password_too_common'],
})

export const changeEmailContract = defineContract({
  method: 'PUT',
  path: '/auth/email',
  access: 'user',
  tag: 'auth',
  summary:
    'Request another e-mail address, which takes effect when its link is opened. The response is the same for a taken address',
  body: changeEmailInput,
  rateLimit: 'password',
  errors: ['changed_meanwhile', 'registration_closed'],
})
