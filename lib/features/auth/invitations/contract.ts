import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { invitation, invitedAccount, inviteInput, withdrawInput } from './schema'

export const inviteAdultContract = defineContract({
  method: 'POST',
  path: '/families/{id}/adults',
  access: 'family',
  tag: 'families',
  summary: 'Invite an adult by e-mail; the response is the same with and without an account',
  params: idParams('id'),
  body: inviteInput,
  response: invitation,
  status: 201,
  rateLimit: 'mail',
  errors: ['not_found', 'email_not_verified', 'invitation_limit'],
})

export const withdrawInvitationContract = defineContract({
  method: 'DELETE',
  path: '/families/{id}/invitations',
  access: 'family',
  tag: 'families',
  summary: 'Withdraw an open invitation; its link stops working',
  params: idParams('id'),
  body: withdrawInput,
  errors: ['not_found'],
})

export const readInvitationContract = defineContract({
  method: 'GET',
  path: '/user/uuid/{uuid}',
  access: 'anyone',
  tag: 'users',
  summary: 'The invited account of a mailed link',
  params: idParams('uuid'),
  response: invitedAccount,
  errors: ['not_found'],
})
