import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { adminUser, createUserInput, deleteUserQuery, updateUserInput, usersQuery } from './schema'

export const listUsersContract = defineContract({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  tag: 'admin',
  summary: 'All accounts, searched by name, address or family, without accents or case, and sorted',
  query: usersQuery,
  response: z.array(adminUser),
  paged: true,
})

export const createUserContract = defineContract({
  method: 'POST',
  path: '/admin/users',
  access: 'admin',
  tag: 'admin',
  summary: 'Make an account; a mail brings its owner the link to choose a password',
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
  summary: 'Change an account; deactivating it ends its sessions at once',
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
  summary: "Erase an account; that of a family's last adult takes the family along",
  params: idParams('id'),
  query: deleteUserQuery,
  errors: ['cannot_change_self', 'changed_meanwhile'],
})

export const inviteAgainContract = defineContract({
  method: 'POST',
  path: '/admin/users/{id}/invitation',
  access: 'admin',
  tag: 'admin',
  summary: 'Mail the link to choose a password once more, to an active account that never has',
  params: idParams('id'),
  errors: ['invitation_not_needed'],
})
