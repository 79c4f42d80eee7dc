import { listKidHistoryContract } from '@/lib/features/completions/history/contract'
import { listKidHistory } from '@/lib/features/completions/history/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listKidHistoryContract, ({ actor, params, query }) =>
    listKidHistory(actor, { familyId: params.id, kidId: params.kidId }, query),
  ),
)
