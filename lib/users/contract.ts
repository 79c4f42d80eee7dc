import { defineContract } from '@/lib/http/contract'
import { idParams } from '@/lib/http/fields'
import { updateUserInput, user } from './schema'

export const updateUserContract = defineContract({
  method: 'PUT',
  path: '/user/{id}',
  access: 'user',
  tag: 'users',
  summary: "Change one's own names and language; what is not sent stays",
  params: idParams('id'),
  body: updateUserInput,
  response: user,
  session: 'renew',
  errors: ['not_found'],
})
