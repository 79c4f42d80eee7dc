import { defineContract } from '@/lib/platform/http/contract'
import { mailTestResult } from './schema'

export const sendTestMailContract = defineContract({
  method: 'POST',
  path: '/admin/mail/test',
  access: 'admin',
  tag: 'admin',
  summary: "Send a test mail to your own address immediately, and return the mail server's response",
  response: mailTestResult,
  rateLimit: 'mailTest',
})
