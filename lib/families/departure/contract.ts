import { defineContract } from '@/lib/http/contract'
import { idParams } from '@/lib/http/fields'
import { eraseInput } from './schema'

export const removeAdultContract = defineContract({
  method: 'DELETE',
  path: '/families/{id}/adults/{adultId}',
  access: 'family',
  tag: 'families',
  summary: 'Remove another adult from the family; not the one who founded it',
  params: idParams('id', 'adultId'),
  errors: ['not_found', 'cannot_remove_self', 'forbidden'],
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
  errors: ['not_found'],
})
