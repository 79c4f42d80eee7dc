import { defineContract } from '@/lib/platform/http/contract'
import { signedIn } from '../schema'
import { oneTimeSignInInput } from './schema'

export const signInOnceContract = defineContract({
  method: 'POST',
  path: '/auth/one-time-sign-in',
  access: 'anyone',
  tag: 'auth',
  summary:
    'Sign in as an administrator with the single-use link from the command line, for installations without passwords',
  body: oneTimeSignInInput,
  response: signedIn,
  session: 'start',
  rateLimit: 'reset',
  errors: ['reset_token_invalid', 'account_inactive', 'second_factor_required'],
})
