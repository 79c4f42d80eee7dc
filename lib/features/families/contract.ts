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
  summary: 'Found a family; the zone decides what "today" is in it',
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
  summary: 'Join a family by its code, good for 30 days; case, spaces and dashes do not matter',
  body: joinFamilyInput,
  response: joinedFamily,
  session: 'renew',
  limit: 'join',
  errors: [
    'already_in_family',
    'family_setup_error_empty_join_code',
    'family_setup_error_failed_to_join_family',
    'email_not_verified',
    'adult_limit',
  ],
})

export const getFamilyContract = defineContract({
  method: 'GET',
  path: '/families/{id}',
  access: 'user',
  tag: 'families',
  summary:
    "A family with its adults and kids, for its members; administrators of other families see no code and only the kids' ages, and the reading is recorded",
  params: idParams('id'),
  response: readableFamily,
  errors: ['not_found'],
})

export const todayContract = defineContract({
  method: 'GET',
  path: '/families/{id}/today',
  access: 'family',
  tag: 'families',
  summary: "The family's day by the server's clock, and when it ends",
  params: idParams('id'),
  response: today,
  errors: ['not_found'],
})

export const renameFamilyContract = defineContract({
  method: 'PUT',
  path: '/families/{id}/name',
  access: 'family',
  tag: 'families',
  summary: 'Give the family another name',
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
    "Change the family's time zone, picture, plant, place on the leaderboard or first steps; what is not sent stays",
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
  summary: 'Make a new join code, good for 30 days; the old one stops working',
  params: idParams('id'),
  response: joinCode,
  errors: ['not_found'],
})
