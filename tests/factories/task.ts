import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { newId } from '@/lib/db/ids'

export function buildTask(data: Partial<Prisma.TaskUncheckedCreateInput> = {}) {
  const id = data.id ?? newId()
  const text = { name: `Task ${id}`, description: 'Something good to do.', examples: ['Like this'] }
  return db().task.create({ data: { id, ...text, ...data } })
}
