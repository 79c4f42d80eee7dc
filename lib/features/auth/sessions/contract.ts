import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { session } from './schema'

export const listSessionsContract = defineContract({
  method: 'GET',
  path: '/auth/sessions',
  access: 'user',
  tag: 'auth',
  summary: 'Where one is signed in, the newest first',
  response: z.array(session),
})

export const endSessionContract = defineContract({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'user',
  tag: 'auth',
  summary: 'Sign out in one place: that session ends at once',
  params: idParams('id'),
  errors: ['not_found'],
})

export const logoutEverywhereContract = defineContract({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'user',
  tag: 'auth',
  summary: 'Sign out everywhere: every session of the account ends, this one too',
  session: 'end',
})
