import { debugAuthContract } from '@/lib/admin/debug/contract'
import { debugAuth } from '@/lib/admin/debug/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(debugAuthContract, debugAuth))
