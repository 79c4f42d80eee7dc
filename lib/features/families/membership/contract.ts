import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { eraseInput, leaveInput } from './schema'

export const removeAdultContract = defineContract({
  method: 'DELETE',
  path: '/families/{id}/adults/{adultId}',
  access: 'family',
  tag: 'families',
  summary:
    'Remove another adult, except the founder; renews the join code, and the adult can return by invitation only',
  params: idParams('id', 'adultId'),
  errors: ['not_found', 'cannot_remove_self', 'forbidden'],
})

export const leaveFamilyContract = defineContract({
  method: 'POST',
  path: '/families/{id}/leave',
  access: 'family',
  tag: 'families',
  summary:
    'Leave your family and renew its join code; the last adult must confirm, and deletes the family with all its data',
  params: idParams('id'),
  body: leaveInput,
  session: 'renew',
  errors: ['not_found', 'last_adult'],
})

export const eraseAccountContract = defineContract({
  method: 'DELETE',
  path: '/user/{id}',
  access: 'user',
  tag: 'users',
  summary: 'Erase your account with all its data; for the last adult, the family is erased too',
  params: idParams('id'),
  body: eraseInput,
  session: 'end',
  confirm: true,
  rateLimit: 'password',
  errors: ['not_found', 'confirm_password'],
})
