import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { literalLimit, query } from '@/lib/platform/db/query'

type Position = { createdAt: Date; id: string }

type Shown = {
  id: string
  photo: { id: string; placeholder: string | null } | null
  description: string
  localDate: LocalDate
  createdAt: Date
  taskId: string
  ownTitle: string | null
  badge: { badgeId: string; earnedAt: string } | null
}

/** Returns a page of the family's active completions plus one row, newest first. */
export function findPage(familyId: string, limit: number, after: Position | null): Promise<Shown[]> {
  const older = after
    ? Prisma.sql`and (c.created_at, c.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  return query<Shown>(Prisma.sql`
    select c.id, c.description, to_char(c.local_date, 'YYYY-MM-DD') as "localDate", c.created_at as "createdAt",
      c.task_id as "taskId", c.own_title as "ownTitle",
      case when p.id is null then null else json_build_object('id', p.id, 'placeholder', p.placeholder) end as photo,
      (select json_build_object('badgeId', e.badge_id, 'earnedAt', e.earned_at) from earned_badges e
        where e.completion_id = c.id order by e.earned_at, e.badge_id limit 1) as badge
    from completions c
    left join photos p on p.id = c.photo_id
    where c.family_id = ${familyId}::uuid ${older}
      and ${IS_ACTIVE_COMPLETION}
    order by c.created_at desc, c.id desc limit ${literalLimit(limit + 1)}`)
}

export async function isKid(familyId: string, id: string): Promise<boolean> {
  return (await db().kid.count({ where: { id, familyId } })) === 1
}

type Kid = { id: string; name: string; birthDate: LocalDate; tasksDone: number }

/** Returns the kids of a family with the number of their tasks, oldest first. The order decides which face a kid gets. */
export function findKids(familyId: string): Promise<Kid[]> {
  return query<Kid>(Prisma.sql`
    select k.id, k.name, to_char(k.birth_date, 'YYYY-MM-DD') as "birthDate",
      (select count(*)::int from completion_kids x join completions c on c.id = x.completion_id
        where x.kid_id = k.id and ${IS_ACTIVE_COMPLETION}) as "tasksDone"
    from kids k where k.family_id = ${familyId}::uuid order by k.birth_date, k.id`)
}

type KidRow = {
  id: string
  date: LocalDate
  challengeId: string
  taskId: string
  ownTitle: string | null
  photo: { id: string; placeholder: string | null } | null
}

/** Returns a page of the active completions of a kid plus one row, newest day first. */
export function findKidPage(
  { familyId, kidId }: { familyId: string; kidId: string },
  limit: number,
  after: { date: LocalDate; id: string } | null,
): Promise<KidRow[]> {
  const older = after
    ? Prisma.sql`and (c.local_date, c.id) < (${after.date}::date, ${after.id}::uuid)`
    : Prisma.empty
  return query<KidRow>(Prisma.sql`
    select c.id, to_char(c.local_date, 'YYYY-MM-DD') as date, c.challenge_id as "challengeId",
      c.task_id as "taskId", c.own_title as "ownTitle",
      case when p.id is null then null else json_build_object('id', p.id, 'placeholder', p.placeholder) end as photo
    from completion_kids x
    join completions c on c.id = x.completion_id
    left join photos p on p.id = c.photo_id
    where x.kid_id = ${kidId}::uuid and c.family_id = ${familyId}::uuid ${older} and ${IS_ACTIVE_COMPLETION}
    order by c.local_date desc, c.id desc limit ${literalLimit(limit + 1)}`)
}
