import { defineContract } from '@/lib/platform/http/contract'
import { dashboard } from './dashboard/schema'
import { analytics, analyticsQuery, exportQuery } from './schema'

export const readDashboardContract = defineContract({
  method: 'GET',
  path: '/admin/dashboard',
  access: 'admin',
  tag: 'admin',
  summary: 'Figures of the installation, and activity of the last 48 hours',
  response: dashboard,
})

export const readAnalyticsContract = defineContract({
  method: 'GET',
  path: '/admin/analytics',
  access: 'admin',
  tag: 'admin',
  summary:
    'Users, content, engagement, growth and retention in a period until today, with the previous period',
  query: analyticsQuery,
  response: analytics,
})

export const exportAnalyticsContract = defineContract({
  method: 'GET',
  path: '/admin/analytics/export',
  access: 'admin',
  tag: 'admin',
  summary: 'The same figures as a file: CSV, or PDF with `format=pdf`',
  query: exportQuery,
  produces: ['text/csv', 'application/pdf'],
  rateLimit: 'print',
})
