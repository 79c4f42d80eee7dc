import { defineContract } from '@/lib/platform/http/contract'
import { dashboard } from './dashboard/schema'
import { analytics, analyticsQuery, exportQuery } from './schema'

export const dashboardContract = defineContract({
  method: 'GET',
  path: '/admin/dashboard',
  access: 'admin',
  tag: 'admin',
  summary: 'The figures of the installation, and what happened in the last 48 hours',
  response: dashboard,
})

export const analyticsContract = defineContract({
  method: 'GET',
  path: '/admin/analytics',
  access: 'admin',
  tag: 'admin',
  summary:
    'Users, content, engagement, growth and retention over a span of time that ends today, beside the span before',
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
  limit: 'print',
})
