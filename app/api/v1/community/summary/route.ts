import { communitySummaryContract } from '@/lib/community/contract'
import { readSummary } from '@/lib/community/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(communitySummaryContract, ({ actor }) => readSummary(actor)),
)
