import { defineContract } from '@/lib/platform/http/contract'
import { changeEmailInput, changePasswordInput, newToken } from './schema'

export const changePasswordContract = defineContract({
  method: 'PUT',
  path: '/auth/password',
  access: 'user',
  tag: 'auth',
  summary:
    'Choose another password; every session of the account ends, and the caller goes on with a new token',
  body: changePasswordInput,
  response: newToken,
  session: 'start',
  limit: 'password',
  errors: ['changed_meanwhile', 'password_too_common'],
})

export const changeEmailContract = defineContract({
  method: 'PUT',
  path: '/auth/email',
  access: 'user',
  tag: 'auth',
  summary:
    'Ask for another e-mail address; it counts once its link was followed. The response is the same for a taken address',
  body: changeEmailInput,
  limit: 'password',
  errors: ['changed_meanwhile', 'registration_closed'],
})
