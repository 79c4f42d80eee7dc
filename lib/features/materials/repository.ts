import 'server-only'
import { db } from '@/lib/platform/db/client'

export async function findNames(familyId: string): Promise<{ family: string; kids: string[] } | null> {
  const row = await db().family.findUnique({
    where: { id: familyId },
    select: {
      name: true,
      kids: { orderBy: [{ birthDate: 'asc' }, { id: 'asc' }], select: { name: true } },
    },
  })
  return row && { family: row.name, kids: row.kids.map((kid) => kid.name) }
}
