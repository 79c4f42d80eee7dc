import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import { type Db, db } from '@/lib/db/client'
import { fromDateColumn, toDateColumn } from '@/lib/db/local-date'

export function create(
  tx: Db,
  family: { name: string; searchName: string; joinCode: string; timezone: string; createdById: string },
) {
  return tx.family.create({ data: family, select: { id: true, name: true, joinCode: true } })
}

/** The family that a code belongs to, locked: nobody else comes in, and it is not deleted, before the transaction ends. */
export async function holdByJoinCode(tx: Db, joinCode: string): Promise<{ id: string; name: string } | null> {
  const rows = await tx.$queryRaw<{ id: string; name: string }[]>`
    select id, name from families where join_code = ${joinCode} for no key update`
  return rows[0] ?? null
}

export async function joinCodeExists(joinCode: string): Promise<boolean> {
  return (await db().family.count({ where: { joinCode } })) > 0
}

type Changes = {
  name?: string
  searchName?: string
  joinCode?: string
  timezone?: string | undefined
  avatarPhotoId?: string | null | undefined
  onLeaderboard?: boolean | undefined
}

export async function update(tx: Db, id: string, data: Changes): Promise<void> {
  await tx.family.update({ where: { id }, data, select: { id: true } })
}

/** What changing a family replaces, its row locked until the transaction ends. */
export async function lock(tx: Db, id: string) {
  const rows = await tx.$queryRaw<{ avatarPhotoId: string | null; timezone: string }[]>`
    select avatar_photo_id as "avatarPhotoId", timezone from families where id = ${id}::uuid for no key update`
  return rows[0] ?? null
}

const KID = { id: true, name: true, birthDate: true } as const
const plainKid = (kid: { id: string; name: string; birthDate: Date }) => ({
  ...kid,
  birthDate: fromDateColumn(kid.birthDate),
})

/** The family with its people, how they came, and who is invited: a read model across rooms. */
export async function findFamily(id: string, now: Date) {
  const row = await db().family.findUnique({
    where: { id },
    select: {
      id: true,
      name: true,
      joinCode: true,
      timezone: true,
      avatarPhotoId: true,
      onLeaderboard: true,
      createdById: true,
      adults: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { id: true, firstName: true, familyName: true, email: true, avatarPhotoId: true },
      },
      activities: {
        where: { kind: { in: ['created_family', 'joined_family'] } },
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        select: { userId: true, kind: true, subjectId: true, at: true },
      },
      invitations: {
        where: { acceptedAt: null, expiresAt: { gt: now } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: { email: true, expiresAt: true },
      },
      kids: { orderBy: [{ birthDate: 'asc' }, { id: 'asc' }], select: KID },
    },
  })
  return row && { ...row, kids: row.kids.map(plainKid) }
}

type KidData = { name: string; birthDate: LocalDate }

export async function createKid(tx: Db, familyId: string, kid: KidData) {
  return plainKid(
    await tx.kid.create({
      data: { familyId, name: kid.name, birthDate: toDateColumn(kid.birthDate) },
      select: KID,
    }),
  )
}

/** Null when the family has no such kid. */
export async function updateKid(familyId: string, id: string, kid: KidData) {
  const [row] = await db().kid.updateManyAndReturn({
    where: { id, familyId },
    data: { name: kid.name, birthDate: toDateColumn(kid.birthDate) },
    select: KID,
  })
  return row ? plainKid(row) : null
}

export async function deleteKid(familyId: string, id: string): Promise<boolean> {
  const { count } = await db().kid.deleteMany({ where: { id, familyId } })
  return count === 1
}

export function countAllKids(tx: Db, familyId: string): Promise<number> {
  return tx.kid.count({ where: { familyId } })
}

export function countKids(tx: Db, familyId: string, ids: string[]): Promise<number> {
  return tx.kid.count({ where: { familyId, id: { in: ids } } })
}
