import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import {
  createdFamily,
  createFamilyInput,
  family,
  joinCode,
  joinedFamily,
  joinFamilyInput,
  readableFamily,
  renameFamilyInput,
  today,
  updateFamilyInput,
} from './schema'

export const createFamilyContract = defineContract({
  method: 'POST',
  path: '/families/create',
  access: 'user',
  tag: 'families',
  summary: 'Create a family; its time zone defines "today"',
  body: createFamilyInput,
  response: createdFamily,
  status: 201,
  session: 'renew',
  errors: ['already_in_family', 'family_setup_error_empty_family_name'],
})

export const joinFamilyContract = defineContract({
  method: 'POST',
  path: '/families/join',
  access: 'user',
  tag: 'families',
  summary: 'Join a family by its code, valid for 30 days; ignores case, spaces and dashes',
  body: joinFamilyInput,
  response: joinedFamily,
  session: 'renew',
  rateLimit: 'join',
  errors: [
    'already_in_family',
    'family_setup_error_empty_join_code',
    'family_setup_error_failed_to_join_family',
    'email_not_verified',
    'adult_limit',
  ],
})

export const readFamilyContract = defineContract({
  method: 'GET',
  path: '/families/{id}',
  access: 'user',
  tag: 'families',
  summary:
    "A family with its adults and kids, for its members. Other administrators see no code and only the kids' ages; their access is logged",
  params: idParams('id'),
  response: readableFamily,
  errors: ['not_found'],
})

export const readTodayContract = defineContract({
  method: 'GET',
  path: '/families/{id}/today',
  access: 'family',
  tag: 'families',
  summary: "The family's current day by the server's clock, and when it ends",
  params: idParams('id'),
  response: today,
  errors: ['not_found'],
})

export const renameFamilyContract = defineContract({
  method: 'PUT',
  path: '/families/{id}/name',
  access: 'family',
  tag: 'families',
  summary: 'Rename the family',
  params: idParams('id'),
  body: renameFamilyInput,
  response: family,
  errors: ['not_found', 'family_setup_error_empty_family_name'],
})

export const updateFamilyContract = defineContract({
  method: 'PUT',
  path: '/families/{id}',
  access: 'family',
  tag: 'families',
  summary:
    "Change the family's time zone, picture, plant, leaderboard participation or first steps; omitted fields stay unchanged",
  params: idParams('id'),
  body: updateFamilyInput,
  response: family,
  errors: ['not_found'],
})

export const renewJoinCodeContract = defineContract({
  method: 'POST',
  path: '/families/{id}/code',
  access: 'family',
  tag: 'families',
  summary: 'Create a new join code, valid for 30 days; the old one stops working',
  params: idParams('id'),
  response: joinCode,
  errors: ['not_found'],
})
