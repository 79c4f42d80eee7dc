import { sendTestMailContract } from '@/lib/features/installation/mail-test/contract'
import { sendOwnTestMail } from '@/lib/features/installation/mail-test/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(sendTestMailContract, ({ actor }) => sendOwnTestMail(actor)),
)
