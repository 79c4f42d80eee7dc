import { z } from 'zod'
import { PHOTO_MAX_BYTES } from '@/lib/features/photos/rules'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'
import { createTaskInput, task, updateTaskInput } from './schema'

const multipart = { maxBytes: PHOTO_MAX_BYTES + 256 * 1024, tooLarge: 'photo_too_large' } as const

export const listTasksContract = defineContract({
  method: 'GET',
  path: '/tasks',
  access: 'user',
  tag: 'tasks',
  summary: "All tasks, by name, in the reader's language",
  query: pageQuery,
  response: z.array(task),
  paged: true,
})

export const createTaskContract = defineContract({
  method: 'POST',
  path: '/tasks/create-with-image',
  access: 'admin',
  tag: 'tasks',
  summary: 'Create a task; repeat `examples` for each item',
  body: createTaskInput,
  multipart,
  rateLimit: 'upload',
  response: task,
  status: 201,
  errors: ['photo_not_accepted'],
})

export const updateTaskContract = defineContract({
  method: 'PUT',
  path: '/tasks/{id}/upload',
  access: 'admin',
  tag: 'tasks',
  summary: 'Change a task; omitted fields stay unchanged, `removeImage=true` removes its picture',
  params: idParams('id'),
  body: updateTaskInput,
  multipart,
  rateLimit: 'upload',
  response: task,
  errors: ['photo_not_accepted', 'changed_meanwhile'],
})

export const deleteTaskContract = defineContract({
  method: 'DELETE',
  path: '/tasks/{id}',
  access: 'admin',
  tag: 'tasks',
  summary: 'Delete a task, also from the plans of future challenges',
  params: idParams('id'),
  errors: ['task_in_use'],
})
