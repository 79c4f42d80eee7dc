import 'server-only'
import { db } from '@/lib/db/client'
import { TASK_COLUMNS } from './schema'

export function findAll() {
  return db().task.findMany({
    where: { deletedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: TASK_COLUMNS,
  })
}
