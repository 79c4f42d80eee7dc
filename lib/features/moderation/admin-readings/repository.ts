import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

type Reading = { id: string; times: number; lastAt: Date }

const buildReadingsSql = (subjectId: Prisma.Sql, action: string) => Prisma.sql`
  join lateral (
    select count(*)::int as times, max(at) as "lastAt" from audit_entries
    where subject_id = ${subjectId} and action = ${action}) r on r.times > 0`

type PhotoReading = Reading & {
  language: string
  name: string
  translations: unknown
  localDate: Date
}

export function findPhotoReadings(familyId: string, limit: number): Promise<PhotoReading[]> {
  return db().$queryRaw<PhotoReading[]>`
    select p.id, t.language, coalesce(c.own_title, t.name) as name,
      case when c.own_title is null then t.translations else '{}' end as translations, c.local_date as "localDate", r.times, r."lastAt"
    from photos p
      ${buildReadingsSql(Prisma.sql`p.id`, 'photo.viewed_by_report')}
      join lateral (
        select task_id, own_title, local_date from completions
        where photo_id = p.id order by created_at desc limit 1) c on true
      join tasks t on t.id = c.task_id
    where p.family_id = ${familyId}::uuid
    order by r."lastAt" desc, p.id limit ${limit}`
}

export function findAccountReadings(
  familyId: string,
  limit: number,
): Promise<(Reading & { name: string })[]> {
  return db().$queryRaw<(Reading & { name: string })[]>`
    select u.id, trim(u.first_name || ' ' || u.family_name) as name, r.times, r."lastAt"
    from users u ${buildReadingsSql(Prisma.sql`u.id`, 'user.viewed_by_admin')}
    where u.family_id = ${familyId}::uuid
    order by r."lastAt" desc, u.id limit ${limit}`
}

export function findFamilyReadings(familyId: string): Promise<Reading[]> {
  return db().$queryRaw<Reading[]>`
    select f.id, r.times, r."lastAt"
    from families f ${buildReadingsSql(Prisma.sql`f.id`, 'family.viewed_by_admin')}
    where f.id = ${familyId}::uuid`
}
