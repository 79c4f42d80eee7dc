import { removeDeviceContract } from '@/lib/features/families/devices/contract'
import { removeDevice } from '@/lib/features/families/devices/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(removeDeviceContract, ({ actor, params }) => removeDevice(actor, params.id, params.deviceId)),
)
