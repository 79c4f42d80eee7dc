import { defineContract } from '@/lib/platform/http/contract'
import { disableInput, enableInput, enableResponse, setUpInput, setUpResponse } from './schema'

export const setUpSecondFactorContract = defineContract({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'user',
  tag: 'auth',
  summary: 'Start setting up a second factor (TOTP): a new secret, which counts once it is switched on',
  body: setUpInput,
  response: setUpResponse,
  limit: 'password',
  errors: ['password_missing', 'second_factor_active'],
})

export const enableSecondFactorContract = defineContract({
  method: 'PUT',
  path: '/auth/second-factor',
  access: 'user',
  tag: 'auth',
  summary: 'Switch the second factor on with a code of the app; all other sessions of the account end',
  body: enableInput,
  response: enableResponse,
  limit: 'password',
  errors: ['not_found', 'second_factor_active'],
})

export const disableSecondFactorContract = defineContract({
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'user',
  tag: 'auth',
  summary: 'Switch the second factor off; a recovery code is good in place of `code`',
  body: disableInput,
  limit: 'password',
  errors: ['not_found'],
})
