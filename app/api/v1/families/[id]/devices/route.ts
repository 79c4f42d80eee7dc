import { addDeviceContract, listDevicesContract } from '@/lib/features/families/devices/contract'
import { addDevice, listDevices } from '@/lib/features/families/devices/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listDevicesContract, ({ actor, params }) => listDevices(actor, params.id)),
  endpoint(addDeviceContract, ({ actor, params, body }) => addDevice(actor, params.id, body.name)),
)
