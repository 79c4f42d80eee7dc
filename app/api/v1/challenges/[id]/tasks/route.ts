import { savePlanContract } from '@/lib/challenges/plan/contract'
import { savePlan } from '@/lib/challenges/plan/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(on(savePlanContract, savePlan))
