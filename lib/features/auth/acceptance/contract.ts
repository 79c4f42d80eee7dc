import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { joinedFamily } from './schema'

export const acceptInvitationContract = defineContract({
  method: 'POST',
  path: '/user/uuid/{uuid}/accept',
  access: 'user',
  tag: 'users',
  summary: 'Join the inviting family by an invitation that was sent to the address one is signed in with',
  params: idParams('uuid'),
  response: joinedFamily,
  session: 'renew',
  errors: ['not_found', 'invitation_email_mismatch', 'already_in_family', 'adult_limit'],
})
