import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { adminReport, decisionInput, report, reportInput, reportsQuery } from './schema'

export const reportContract = defineContract({
  method: 'POST',
  path: '/reports',
  access: 'family',
  tag: 'moderation',
  summary:
    'Report a post, comment or family that you can see. A post or comment that shows a child without permission is hidden at once, three a day at most. Repeating does no harm',
  body: reportInput,
  response: report,
  status: 201,
  limit: 'report',
  errors: ['not_found'],
})

export const listReportsContract = defineContract({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  tag: 'admin',
  summary: 'The reports, those of children first, then the oldest first',
  query: reportsQuery,
  response: z.array(adminReport),
  paged: true,
})

export const readReportContract = defineContract({
  method: 'GET',
  path: '/admin/reports/{id}',
  access: 'admin',
  tag: 'admin',
  summary: 'One report, with what it is about and how it was decided',
  params: idParams('id'),
  response: adminReport,
})

export const decideReportContract = defineContract({
  method: 'PUT',
  path: '/admin/reports/{id}',
  access: 'admin',
  tag: 'admin',
  summary:
    'Uphold a report, which hides the thing, or dismiss it, which shows it again; decides all open ones of it',
  params: idParams('id'),
  body: decisionInput,
  response: adminReport,
  errors: ['not_found', 'changed_meanwhile'],
})
