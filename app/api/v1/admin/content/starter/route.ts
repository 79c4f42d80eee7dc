import { installStarterContract } from '@/lib/features/installation/starter/contract'
import { installStarter } from '@/lib/features/installation/starter/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(installStarterContract, ({ actor }) => installStarter(actor.userId)),
)
