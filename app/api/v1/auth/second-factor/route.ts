import {
  disableSecondFactorContract,
  enableSecondFactorContract,
  setUpSecondFactorContract,
} from '@/lib/features/auth/second-factor/contract'
import {
  disableSecondFactor,
  enableSecondFactor,
  setUpSecondFactor,
} from '@/lib/features/auth/second-factor/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(setUpSecondFactorContract, ({ actor, body }) => setUpSecondFactor(actor, body)),
  endpoint(enableSecondFactorContract, ({ actor, body }) => enableSecondFactor(actor, body)),
  endpoint(disableSecondFactorContract, ({ actor, body }) => disableSecondFactor(actor, body)),
)
