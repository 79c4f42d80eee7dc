import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { completionResult } from '../schema'
import { deviceCompletion, deviceWeek, sentCompletion, waitingCompletion } from './schema'

export const readDeviceWeekContract = defineContract({
  method: 'GET',
  path: '/device/week',
  access: 'device',
  tag: 'devices',
  summary: 'The current week for a paired device, without private data',
  response: deviceWeek,
})

export const sendFromDeviceContract = defineContract({
  method: 'POST',
  path: '/device/complete',
  access: 'device',
  tag: 'devices',
  summary: 'Send a task that a child did; it counts when an adult confirms it',
  body: deviceCompletion,
  response: sentCompletion,
  status: 202,
  errors: ['not_found', 'already_completed', 'not_yet', 'challenge_over'],
})

export const listWaitingContract = defineContract({
  method: 'GET',
  path: '/families/{id}/waiting',
  access: 'family',
  tag: 'devices',
  summary: 'Completions that children sent and no adult has confirmed yet, oldest first',
  params: idParams('id'),
  response: z.array(waitingCompletion),
  errors: ['not_found'],
})

const ONE = {
  path: '/families/{id}/waiting/{waitingId}',
  access: 'family',
  tag: 'devices',
  params: idParams('id', 'waitingId'),
} as const

export const confirmWaitingContract = defineContract({
  ...ONE,
  method: 'PUT',
  summary: "Confirm a child's completion; it counts for the day on which the child sent it",
  response: completionResult,
  status: 201,
  errors: ['not_found', 'already_completed', 'completed_too_often'],
})

export const refuseWaitingContract = defineContract({
  ...ONE,
  method: 'DELETE',
  summary: "Reject a child's completion; deletes its photo and reopens the task",
  errors: ['not_found'],
})
