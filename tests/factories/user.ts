import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { newId } from '@/lib/db/ids'

export function buildUser(data: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  const id = data.id ?? newId()
  return db().user.create({
    data: { id, email: `${id}@people.example`, firstName: 'Mara', familyName: 'Silva', ...data },
  })
}
