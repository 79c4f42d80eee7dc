import { communitySummaryContract } from '@/lib/community/contract'
import { readSummary } from '@/lib/community/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(communitySummaryContract, ({ actor }) => readSummary(actor)),
)
