import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'

export function buildTask(data: Partial<Prisma.TaskUncheckedCreateInput> = {}) {
  const id = data.id ?? newId()
  const text = { name: `Task ${id}`, description: 'Something good to do.', examples: ['Like this'] }
  return db().task.create({ data: { id, ...text, ...data } })
}
