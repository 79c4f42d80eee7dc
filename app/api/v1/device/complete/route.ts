import { sendFromDeviceContract } from '@/lib/features/completions/waiting/contract'
import { sendFromDevice } from '@/lib/features/completions/waiting/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(sendFromDeviceContract, ({ actor, body }) => sendFromDevice(actor, body)),
)
