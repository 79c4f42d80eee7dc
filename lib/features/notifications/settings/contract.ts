import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { notificationSettings, settingsInput } from './schema'

const OF_USER = {
  path: '/user/{id}/notifications',
  access: 'user',
  tag: 'notifications',
  params: idParams('id'),
  response: notificationSettings,
  errors: ['not_found'],
} as const

export const readSettingsContract = defineContract({
  ...OF_USER,
  method: 'GET',
  summary: "One's own reminder, quiet hours and ways to be notified",
})

export const updateSettingsContract = defineContract({
  ...OF_USER,
  method: 'PUT',
  summary: "Change one's own reminder, quiet hours and ways to be notified; what is not sent stays",
  body: settingsInput,
})
