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
  summary: 'Your reminder, quiet hours and notification channels',
})

export const updateSettingsContract = defineContract({
  ...OF_USER,
  method: 'PUT',
  summary: 'Change your reminder, quiet hours and notification channels; omitted fields stay unchanged',
  body: settingsInput,
})
