import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { kid, kidInput } from '../schema'

export const addKidContract = defineContract({
  method: 'POST',
  path: '/families/{id}/kids',
  access: 'family',
  tag: 'families',
  summary: 'Add a kid, born between today and 17 years ago',
  params: idParams('id'),
  body: kidInput,
  response: kid,
  status: 201,
  errors: ['not_found', 'email_not_verified', 'kid_limit'],
})

export const updateKidContract = defineContract({
  method: 'PUT',
  path: '/families/{id}/kids/{kidId}',
  access: 'family',
  tag: 'families',
  summary: "Correct a kid's name and birth date",
  params: idParams('id', 'kidId'),
  body: kidInput,
  response: kid,
  errors: ['not_found', 'email_not_verified'],
})

export const removeKidContract = defineContract({
  method: 'DELETE',
  path: '/families/{id}/kids/{kidId}',
  access: 'family',
  tag: 'families',
  summary: 'Remove a kid',
  params: idParams('id', 'kidId'),
  errors: ['not_found'],
})
