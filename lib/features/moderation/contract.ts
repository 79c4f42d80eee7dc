import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { adminReport, decisionInput, report, reportInput, reportsQuery } from './schema'

export const createReportContract = defineContract({
  method: 'POST',
  path: '/reports',
  access: 'family',
  tag: 'moderation',
  summary:
    'Report a post, comment or family that you can see; idempotent. A post or comment that shows a child without permission is hidden immediately, at most three per day',
  body: reportInput,
  response: report,
  status: 201,
  rateLimit: 'report',
  errors: ['not_found'],
})

export const listReportsContract = defineContract({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  tag: 'admin',
  summary: 'Reports: those about children first, then oldest first',
  query: reportsQuery,
  response: z.array(adminReport),
  paged: true,
})

export const readReportContract = defineContract({
  method: 'GET',
  path: '/admin/reports/{id}',
  access: 'admin',
  tag: 'admin',
  summary: 'A report with its subject and decision',
  params: idParams('id'),
  response: adminReport,
})

export const decideReportContract = defineContract({
  method: 'PUT',
  path: '/admin/reports/{id}',
  access: 'admin',
  tag: 'admin',
  summary:
    'Uphold a report, which hides its subject, or dismiss it, which shows it again; decides all open reports of the subject',
  params: idParams('id'),
  body: decisionInput,
  response: adminReport,
  errors: ['not_found', 'changed_meanwhile'],
})
