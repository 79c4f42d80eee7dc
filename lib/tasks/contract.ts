import { z } from 'zod'
import { defineContract } from '@/lib/http/contract'
import { task } from './schema'

export const listTasksContract = defineContract({
  method: 'GET',
  path: '/tasks',
  access: 'user',
  tag: 'tasks',
  summary: "All tasks, by name, in the reader's language",
  response: z.array(task),
})
