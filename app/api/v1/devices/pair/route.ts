import { pairDeviceContract } from '@/lib/features/families/devices/contract'
import { pairDevice } from '@/lib/features/families/devices/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(pairDeviceContract, ({ body }) => pairDevice(body.code)),
)
