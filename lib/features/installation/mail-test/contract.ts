import { defineContract } from '@/lib/platform/http/contract'
import { mailTestResult } from './schema'

export const sendTestMailContract = defineContract({
  method: 'POST',
  path: '/admin/mail/test',
  access: 'admin',
  tag: 'admin',
  summary: "Send a test mail to one's own address, at once, and return what the mail server answered",
  response: mailTestResult,
  limit: 'mailTest',
})
