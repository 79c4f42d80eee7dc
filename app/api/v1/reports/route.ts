import { on, routes } from '@/lib/http/route'
import { reportContract } from '@/lib/moderation/contract'
import { reportThing } from '@/lib/moderation/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(reportContract, ({ actor, body }) => reportThing(actor, body)),
)
