import { changeEmailContract } from '@/lib/features/auth/credentials/contract'
import { changeEmail } from '@/lib/features/auth/credentials/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(changeEmailContract, ({ actor, body }) => changeEmail(actor, body)),
)
