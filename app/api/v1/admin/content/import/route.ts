import { importContentContract } from '@/lib/admin/imports/contract'
import { importContent } from '@/lib/admin/imports/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(importContentContract, importContent),
)
