import { removeAdultContract } from '@/lib/families/departure/contract'
import { removeAdult } from '@/lib/families/departure/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(removeAdultContract, ({ actor, params }) => removeAdult(actor, params.id, params.adultId)),
)
