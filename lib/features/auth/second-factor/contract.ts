import { defineContract } from '@/lib/platform/http/contract'
import { disableInput, enableInput, enableResponse, setUpInput, setUpResponse } from './schema'

export const setUpSecondFactorContract = defineContract({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'user',
  tag: 'auth',
  summary: 'Set up a second factor (TOTP): returns a new secret, which must then be enabled',
  body: setUpInput,
  response: setUpResponse,
  rateLimit: 'password',
  errors: ['password_missing', 'second_factor_active'],
})

export const enableSecondFactorContract = defineContract({
  method: 'PUT',
  path: '/auth/second-factor',
  access: 'user',
  tag: 'auth',
  summary: 'Enable the second factor with a code of the app; ends all other sessions of the account',
  body: enableInput,
  response: enableResponse,
  rateLimit: 'password',
  errors: ['not_found', 'second_factor_active'],
})

export const disableSecondFactorContract = defineContract({
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'user',
  tag: 'auth',
  summary: 'Disable the second factor; `code` can be a recovery code',
  body: disableInput,
  rateLimit: 'password',
  errors: ['not_found'],
})
