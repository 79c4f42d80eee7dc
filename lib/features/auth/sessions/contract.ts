import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { session } from './schema'

export const listSessionsContract = defineContract({
  method: 'GET',
  path: '/auth/sessions',
  access: 'user',
  tag: 'auth',
  summary: 'Your sessions, newest first',
  response: z.array(session),
})

export const endSessionContract = defineContract({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'user',
  tag: 'auth',
  summary: 'End one of your sessions immediately',
  params: idParams('id'),
  errors: ['not_found'],
})

export const signOutEverywhereContract = defineContract({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'user',
  tag: 'auth',
  summary: 'Sign out everywhere: ends all sessions of the account, including this one',
  session: 'end',
})
