import { importContentContract } from '@/lib/admin/imports/contract'
import { importContent } from '@/lib/admin/imports/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(importContentContract, importContent))
