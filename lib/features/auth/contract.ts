import { z } from 'zod'
import { user } from '@/lib/features/users/schema'
import { defineContract } from '@/lib/platform/http/contract'
import { registerInput, signedIn, signInInput } from './schema'

export const registerContract = defineContract({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  tag: 'auth',
  summary: 'Create an account; the request states that an adult accepts the current terms',
  body: registerInput,
  response: signedIn,
  status: 201,
  session: 'start',
  rateLimit: 'register',
  errors: [
    'password_sign_in_off',
    'registration_closed',
    'email_taken',
    'invitation_email_mismatch',
    'password_too_common',
  ],
})

export const signInContract = defineContract({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  tag: 'auth',
  summary: 'Sign in; without `remember`, the cookie ends when the browser closes',
  body: signInInput,
  response: signedIn,
  session: 'start',
  rateLimit: 'login',
  errors: ['password_sign_in_off', 'login_error_credentials', 'account_inactive', 'second_factor_required'],
})

export const signOutContract = defineContract({
  method: 'POST',
  path: '/auth/logout',
  access: 'anyone',
  tag: 'auth',
  summary: 'End this session: its cookie is cleared and its token stops working',
  session: 'end',
})

export const readSelfContract = defineContract({
  method: 'GET',
  path: '/auth/me',
  access: 'user',
  tag: 'auth',
  summary: 'The signed-in user',
  response: user,
})

export const checkAdminContract = defineContract({
  method: 'GET',
  path: '/auth/check-admin',
  access: 'user',
  tag: 'auth',
  summary: 'Whether the signed-in user is an administrator',
  response: z.object({ isAdmin: z.boolean() }),
})
