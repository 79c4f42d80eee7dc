import 'server-only'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/platform/db/local-date'

/** Returns the family's and kids' names, oldest first. */
export async function findNames(familyId: string) {
  const row = await db().family.findUnique({
    where: { id: familyId },
    select: {
      name: true,
      kids: { orderBy: [{ birthDate: 'asc' }, { id: 'asc' }], select: { name: true, birthDate: true } },
    },
  })
  const kids = row?.kids.map((kid) => ({ ...kid, birthDate: fromDateColumn(kid.birthDate) })) ?? []
  return row && { family: row.name, kids }
}
