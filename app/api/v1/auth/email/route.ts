import { changeEmailContract } from '@/lib/auth/credentials/contract'
import { changeEmail } from '@/lib/auth/credentials/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(changeEmailContract, ({ actor, body }) => changeEmail(actor, body)),
)
