import { confirmWaitingContract, refuseWaitingContract } from '@/lib/features/completions/waiting/contract'
import { confirmWaiting, refuseWaiting } from '@/lib/features/completions/waiting/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(confirmWaitingContract, ({ actor, params }) => confirmWaiting(actor, params.id, params.waitingId)),
  endpoint(refuseWaitingContract, ({ actor, params }) => refuseWaiting(actor, params.id, params.waitingId)),
)
