import {
  disableSecondFactorContract,
  enableSecondFactorContract,
  setUpSecondFactorContract,
} from '@/lib/auth/second-factor/contract'
import { disableSecondFactor, enableSecondFactor, setUpSecondFactor } from '@/lib/auth/second-factor/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(setUpSecondFactorContract, ({ actor, body }) => setUpSecondFactor(actor, body)),
  endpoint(enableSecondFactorContract, ({ actor, body }) => enableSecondFactor(actor, body)),
  endpoint(disableSecondFactorContract, ({ actor, body }) => disableSecondFactor(actor, body)),
)
