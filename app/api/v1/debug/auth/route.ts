import { debugAuthContract } from '@/lib/admin/debug/contract'
import { debugAuth } from '@/lib/admin/debug/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(endpoint(debugAuthContract, debugAuth))
