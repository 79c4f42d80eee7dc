import { defineContract } from '@/lib/platform/http/contract'
import { usersExportQuery } from '../users/schema'

export const exportUsersContract = defineContract({
  method: 'GET',
  path: '/admin/users/export',
  access: 'admin',
  tag: 'admin',
  summary: 'The same list as a table to keep (CSV), whole',
  query: usersExportQuery,
  produces: 'text/csv',
  limit: 'export',
})
