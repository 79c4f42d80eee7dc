import { readSummaryContract } from '@/lib/features/community/contract'
import { readSummary } from '@/lib/features/community/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readSummaryContract, ({ actor }) => readSummary(actor)),
)
