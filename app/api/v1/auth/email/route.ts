import { changeEmailContract } from '@/lib/auth/credentials/contract'
import { changeEmail } from '@/lib/auth/credentials/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(changeEmailContract, ({ actor, body }) => changeEmail(actor, body)),
)
