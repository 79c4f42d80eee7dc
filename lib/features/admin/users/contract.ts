import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { adminUser, createUserInput, deleteUserQuery, updateUserInput, usersQuery } from './schema'

export const listUsersContract = defineContract({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  tag: 'admin',
  summary: 'All accounts, sorted; a search by name, address or family ignores accents and case',
  query: usersQuery,
  response: z.array(adminUser),
  paged: true,
})

export const createUserContract = defineContract({
  method: 'POST',
  path: '/admin/users',
  access: 'admin',
  tag: 'admin',
  summary: 'Create an account; its owner gets a link to choose a password by e-mail',
  body: createUserInput,
  response: adminUser,
  status: 201,
  errors: ['email_taken'],
})

export const readAccountContract = defineContract({
  method: 'GET',
  path: '/admin/users/{id}',
  access: 'admin',
  tag: 'admin',
  summary: 'One account',
  params: idParams('id'),
  response: adminUser,
})

export const updateAccountContract = defineContract({
  method: 'PUT',
  path: '/admin/users/{id}',
  access: 'admin',
  tag: 'admin',
  summary: 'Change an account; deactivating it ends its sessions immediately',
  params: idParams('id'),
  body: updateUserInput,
  response: adminUser,
  errors: ['cannot_change_self', 'changed_meanwhile'],
})

export const deleteAccountContract = defineContract({
  method: 'DELETE',
  path: '/admin/users/{id}',
  access: 'admin',
  tag: 'admin',
  summary: 'Erase an account; for the last adult of a family, the family is erased too',
  params: idParams('id'),
  query: deleteUserQuery,
  errors: ['cannot_change_self', 'changed_meanwhile'],
})

export const inviteAgainContract = defineContract({
  method: 'POST',
  path: '/admin/users/{id}/invitation',
  access: 'admin',
  tag: 'admin',
  summary: 'Resend the link to choose a password, for an active account that is still `invited`',
  params: idParams('id'),
  errors: ['invitation_not_needed'],
})
