import { resendVerificationContract } from '@/lib/auth/recovery/contract'
import { resendVerification } from '@/lib/auth/recovery/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(resendVerificationContract, ({ actor }) => resendVerification(actor)),
)
