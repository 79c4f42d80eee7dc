import { defineContract } from '@/lib/platform/http/contract'
import { ownerProof } from './schema'

export const confirmContract = defineContract({
  method: 'POST',
  path: '/auth/confirm',
  access: 'user',
  tag: 'auth',
  summary:
    'Type the password again, or without one the e-mail address: for 15 minutes the session may export and erase',
  body: ownerProof,
  limit: 'password',
})
