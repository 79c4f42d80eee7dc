import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { privacyInput, readableUser, updateUserInput, user } from './schema'

export const getUserContract = defineContract({
  method: 'GET',
  path: '/user/{id}',
  access: 'user',
  tag: 'users',
  summary: 'A person: whole for oneself, the own family and admins, else what community shows',
  params: idParams('id'),
  response: readableUser,
  errors: ['not_found'],
})

export const updateUserContract = defineContract({
  method: 'PUT',
  path: '/user/{id}',
  access: 'user',
  tag: 'users',
  summary: "Change one's own names, language and picture; what is not sent stays",
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
  summary:
    "Who sees one's posts, and whether photos that show a child go with them; earlier posts follow at once",
  params: idParams('id'),
  body: privacyInput,
  response: user,
  errors: ['not_found', 'email_not_verified'],
})
