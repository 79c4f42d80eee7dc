import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { eraseInput, leaveInput } from './schema'

export const removeAdultContract = defineContract({
  method: 'DELETE',
  path: '/families/{id}/adults/{adultId}',
  access: 'family',
  tag: 'families',
  summary:
    'Remove another adult from the family, not the one who founded it; the join code is renewed, and they return by invitation only',
  params: idParams('id', 'adultId'),
  errors: ['not_found', 'cannot_remove_self', 'forbidden'],
})

export const leaveFamilyContract = defineContract({
  method: 'POST',
  path: '/families/{id}/leave',
  access: 'family',
  tag: 'families',
  summary:
    "Leave one's family, whose join code is renewed; the last adult deletes it, with all that it owns, and has to say so",
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
  summary: "Erase one's account with all it owns; the last adult erases the family, too",
  params: idParams('id'),
  body: eraseInput,
  session: 'end',
  confirm: true,
  limit: 'password',
  errors: ['not_found', 'confirm_password'],
})
