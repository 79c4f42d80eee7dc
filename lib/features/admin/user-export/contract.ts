import { defineContract } from '@/lib/platform/http/contract'
import { usersExportQuery } from '../users/schema'

export const exportUsersContract = defineContract({
  method: 'GET',
  path: '/admin/users/export',
  access: 'admin',
  tag: 'admin',
  summary: 'All accounts that match the filter, as CSV',
  query: usersExportQuery,
  produces: 'text/csv',
  rateLimit: 'export',
})
