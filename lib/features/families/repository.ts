import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn } from '@/lib/platform/db/local-date'
import { query } from '@/lib/platform/db/query'
import type { JoinCode } from './joining/repository'
import type { Pot } from './rules'

export function createFamily(
  tx: Db,
  family: JoinCode & { name: string; timezone: string; createdById: string },
) {
  return tx.family.create({ data: family, select: { id: true, name: true, joinCode: true } })
}

type Changes = {
  name?: string
  timezone?: string | undefined
  avatarPhotoId?: string | null | undefined
  onLeaderboard?: boolean | undefined
  firstStepsDismissed?: boolean | undefined
  plantName?: string | null | undefined
  pot?: Pot | undefined
}

export async function updateFamily(tx: Db, id: string, data: Changes): Promise<void> {
  await tx.family.update({ where: { id }, data, select: { id: true } })
}

export function findReplaced(tx: Db, id: string) {
  return tx.family.findUniqueOrThrow({ where: { id }, select: { avatarPhotoId: true, timezone: true } })
}

const KID = { id: true, name: true, birthDate: true } as const
const plainKid = (kid: { id: string; name: string; birthDate: Date }) => ({
  ...kid,
  birthDate: fromDateColumn(kid.birthDate),
})

export type FamilyRecord = {
  id: string
  name: string
  joinCode: string
  codeExpires: string
  createdAt: string
  timezone: string
  avatarPhotoId: string | null
  onLeaderboard: boolean
  firstStepsDismissed: boolean
  plantName: string | null
  pot: Pot
  createdById: string | null
  adults: { id: string; firstName: string; familyName: string; email: string; avatarPhotoId: string | null }[]
  activities: {
    userId: string | null
    kind: 'created_family' | 'joined_family'
    subjectId: string | null
    at: string
  }[]
  invitations: { email: string; expiresAt: string }[]
  kids: { id: string; name: string; birthDate: LocalDate }[]
}

/** Returns a family in one query across features; dates are ISO strings. */
export async function findFamily(id: string, now: Date): Promise<FamilyRecord | null> {
  const [row] = await query<FamilyRecord>(Prisma.sql`
    select f.id, f.name, f.join_code as "joinCode", to_json(f.join_code_expires_at) as "codeExpires",
      to_json(f.created_at) as "createdAt", f.timezone, f.avatar_photo_id as "avatarPhotoId", f.on_leaderboard as "onLeaderboard",
      f.plant_name as "plantName", f.pot::text as pot, f.first_steps_dismissed as "firstStepsDismissed",
      f.created_by_id as "createdById",
      array(select json_build_object('id', u.id, 'firstName', u.first_name, 'familyName', u.family_name,
          'email', u.email, 'avatarPhotoId', u.avatar_photo_id)
        from users u where u.family_id = f.id order by u.created_at, u.id) as adults,
      array(select json_build_object('userId', a.user_id, 'kind', a.kind, 'subjectId', a.subject_id, 'at', a.at)
        from activities a where a.family_id = f.id and a.kind in ('created_family', 'joined_family')
        order by a.at, a.id) as activities,
      array(select json_build_object('email', i.email, 'expiresAt', i.expires_at)
        from invitations i
        where i.family_id = f.id and i.accepted_at is null and i.expires_at > ${now}::timestamptz
        order by i.created_at, i.id) as invitations,
      array(select json_build_object('id', k.id, 'name', k.name, 'birthDate', k.birth_date)
        from kids k where k.family_id = f.id order by k.birth_date, k.id) as kids
    from families f where f.id = ${id}::uuid`)
  return row ?? null
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

export async function findKid(tx: Db, familyId: string, id: string) {
  const row = await tx.kid.findFirst({ where: { id, familyId }, select: KID })
  return row && plainKid(row)
}

export async function updateKid(tx: Db, familyId: string, id: string, kid: KidData) {
  const [row] = await tx.kid.updateManyAndReturn({
    where: { id, familyId },
    data: { name: kid.name, birthDate: toDateColumn(kid.birthDate) },
    select: KID,
  })
  return row ? plainKid(row) : null
}

export async function deleteKid(tx: Db, familyId: string, id: string): Promise<boolean> {
  const { count } = await tx.kid.deleteMany({ where: { id, familyId } })
  return count === 1
}

export function countAllKids(tx: Db, familyId: string): Promise<number> {
  return tx.kid.count({ where: { familyId } })
}
