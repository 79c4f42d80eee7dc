import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { device, deviceCode, deviceInput, pairedDevice, pairInput } from './schema'

const OF_FAMILY = { path: '/families/{id}/devices', access: 'family', tag: 'devices' } as const

export const addDeviceContract = defineContract({
  ...OF_FAMILY,
  method: 'POST',
  summary: "Create a single-use code that pairs a child's device with the family within ten minutes",
  params: idParams('id'),
  body: deviceInput,
  response: deviceCode,
  status: 201,
  errors: ['not_found', 'device_limit'],
})

export const listDevicesContract = defineContract({
  ...OF_FAMILY,
  method: 'GET',
  summary: "The family's paired devices, and those with a valid code",
  params: idParams('id'),
  response: z.array(device),
  errors: ['not_found'],
})

export const removeDeviceContract = defineContract({
  method: 'DELETE',
  path: '/families/{id}/devices/{deviceId}',
  access: 'family',
  tag: 'devices',
  summary: 'Remove a device; its token stops working, but its sent tasks still wait for an adult',
  params: idParams('id', 'deviceId'),
  errors: ['not_found'],
})

export const pairDeviceContract = defineContract({
  method: 'POST',
  path: '/devices/pair',
  access: 'anyone',
  tag: 'devices',
  summary: "Pair this device by a code; its token can only read the week and send a child's tasks",
  body: pairInput,
  response: pairedDevice,
  session: 'device',
  rateLimit: 'pair',
  errors: ['not_found'],
})
