import { z } from 'zod'
import { session } from '@/lib/features/auth/sessions/schema'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'

export const readUserSessionsContract = defineContract({
  method: 'GET',
  path: '/admin/users/{id}/sessions',
  access: 'admin',
  tag: 'admin',
  summary: 'Sessions of an account, newest first',
  params: idParams('id'),
  response: z.array(session),
})

export const endUserSessionContract = defineContract({
  method: 'DELETE',
  path: '/admin/users/{id}/sessions/{sessionId}',
  access: 'admin',
  tag: 'admin',
  summary: 'End a session of an account immediately',
  params: idParams('id', 'sessionId'),
})

export const endUserSessionsContract = defineContract({
  method: 'DELETE',
  path: '/admin/users/{id}/sessions',
  access: 'admin',
  tag: 'admin',
  summary: 'End all sessions of an account immediately',
  params: idParams('id'),
})
