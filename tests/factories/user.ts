import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'

export function buildUser(data: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  const id = data.id ?? newId()
  return db().user.create({
    data: { id, email: `${id}@people.example`, firstName: 'Mara', familyName: 'Silva', ...data },
  })
}
