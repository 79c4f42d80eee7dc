import { progressContract } from '@/lib/completions/progress/contract'
import { readProgress } from '@/lib/completions/progress/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(progressContract, ({ actor, params }) => readProgress(actor, params.id)),
)
