import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { joinedFamily } from './schema'

export const acceptForMeContract = defineContract({
  method: 'POST',
  path: '/user/uuid/{uuid}/accept',
  access: 'user',
  tag: 'users',
  summary: 'Join a family by an invitation that was sent to your e-mail address',
  params: idParams('uuid'),
  response: joinedFamily,
  session: 'renew',
  errors: ['not_found', 'invitation_email_mismatch', 'already_in_family', 'adult_limit'],
})
