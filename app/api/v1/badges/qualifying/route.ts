import { countQualifyingContract } from '@/lib/badges/editor/contract'
import { countQualifying } from '@/lib/badges/editor/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(countQualifyingContract, countQualifying))
