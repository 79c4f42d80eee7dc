import { defineContract } from '@/lib/platform/http/contract'
import { starterResult } from './schema'

export const installStarterContract = defineContract({
  method: 'POST',
  path: '/admin/content/starter',
  access: 'admin',
  tag: 'admin',
  summary:
    'Install starter tasks, badges, recipes and four weekly challenges from the current week on; idempotent',
  response: starterResult,
  rateLimit: 'import',
})
