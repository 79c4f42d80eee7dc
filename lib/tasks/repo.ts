import 'server-only'
import { db } from '@/lib/db/client'

/** Columns that a task's DTO is made of, also where other rooms select tasks along with their own rows. */
export const TASK_COLUMNS = {
  id: true,
  language: true,
  name: true,
  description: true,
  examples: true,
  translations: true,
  motif: true,
  imagePhotoId: true,
} as const

export function findAll() {
  return db().task.findMany({
    where: { deletedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: TASK_COLUMNS,
  })
}
