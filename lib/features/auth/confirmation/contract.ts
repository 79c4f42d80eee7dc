import { defineContract } from '@/lib/platform/http/contract'
import { ownerProof } from './schema'

export const confirmOwnerContract = defineContract({
  method: 'POST',
  path: '/auth/confirm',
  access: 'user',
  tag: 'auth',
  summary:
    'Confirm with the password, or with the e-mail address if there is none; the session may then export and erase for 15 minutes',
  body: ownerProof,
  rateLimit: 'password',
})
