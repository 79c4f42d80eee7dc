import { user } from '@/lib/features/users/schema'
import { defineContract } from '@/lib/platform/http/contract'
import { pendingFamilyInput } from './schema'

export const decidePendingFamilyContract = defineContract({
  method: 'POST',
  path: '/auth/pending-family',
  access: 'user',
  tag: 'auth',
  summary: 'Keep or leave the family that the account had before its address was verified',
  body: pendingFamilyInput,
  response: user,
  session: 'renew',
  errors: ['not_found', 'adult_limit'],
})
