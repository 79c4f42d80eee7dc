import { defineContract } from '@/lib/platform/http/contract'
import { starterResult } from './schema'

export const installStarterContract = defineContract({
  method: 'POST',
  path: '/admin/content/starter',
  access: 'admin',
  tag: 'admin',
  summary:
    'Install the starter tasks, badges, recipes and four weeks of challenges, the first of them the current week; a second time changes nothing',
  response: starterResult,
  limit: 'import',
})
