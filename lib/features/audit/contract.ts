import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { auditEntry, auditQuery } from './schema'

export const readAuditContract = defineContract({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  tag: 'admin',
  summary: 'The audit log, newest entries first',
  query: auditQuery,
  response: z.array(auditEntry),
  paged: true,
})
