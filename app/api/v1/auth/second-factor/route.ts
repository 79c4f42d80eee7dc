import {
  disableSecondFactorContract,
  enableSecondFactorContract,
  setUpSecondFactorContract,
} from '@/lib/auth/second-factor/contract'
import { disableSecondFactor, enableSecondFactor, setUpSecondFactor } from '@/lib/auth/second-factor/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(setUpSecondFactorContract, ({ actor, body }) => setUpSecondFactor(actor, body)),
  on(enableSecondFactorContract, ({ actor, body }) => enableSecondFactor(actor, body)),
  on(disableSecondFactorContract, ({ actor, body }) => disableSecondFactor(actor, body)),
)
