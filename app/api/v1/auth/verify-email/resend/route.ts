import { resendVerificationContract } from '@/lib/auth/recovery/contract'
import { resendVerification } from '@/lib/auth/recovery/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(resendVerificationContract, ({ actor }) => resendVerification(actor)),
)
