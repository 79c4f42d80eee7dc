import { importContentContract } from '@/lib/features/admin/imports/contract'
import { importContent } from '@/lib/features/admin/imports/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(importContentContract, ({ actor, query, body }) => importContent(actor, body, query)),
)
