import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { privacyInput, readableUser, updateUserInput, user } from './schema'

export const getUserContract = defineContract({
  method: 'GET',
  path: '/user/{id}',
  access: 'user',
  tag: 'users',
  summary: 'A user: all fields for yourself, your family and administrators, otherwise the public ones',
  params: idParams('id'),
  response: readableUser,
  errors: ['not_found'],
})

export const updateUserContract = defineContract({
  method: 'PUT',
  path: '/user/{id}',
  access: 'user',
  tag: 'users',
  summary: 'Change your names, language and picture; omitted fields stay unchanged',
  params: idParams('id'),
  body: updateUserInput,
  response: user,
  session: 'renew',
  errors: ['not_found'],
})

export const updatePrivacyContract = defineContract({
  method: 'PUT',
  path: '/user/{id}/privacy',
  access: 'user',
  tag: 'users',
  summary: 'Change who sees your posts and their photos of children; also applies to earlier posts',
  params: idParams('id'),
  body: privacyInput,
  response: user,
  errors: ['not_found', 'email_not_verified'],
})
