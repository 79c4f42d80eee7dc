import { resendVerificationContract } from '@/lib/features/auth/recovery/contract'
import { resendVerification } from '@/lib/features/auth/recovery/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(resendVerificationContract, ({ actor }) => resendVerification(actor)),
)
