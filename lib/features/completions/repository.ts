import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { Prisma } from '@/lib/platform/db/generated/client'
import { inList, literalLimit, type Queryable, query } from '@/lib/platform/db/query'

export type ActiveCompletion = {
  id: string
  assignmentId: string
  taskId: string
  challengeId: string
  localDate: LocalDate
  timezone: string
  photoId: string | null
  createdAt: Date
}

/** Returns active completions in order of creation. */
export function findActiveCompletions(
  tx: Queryable,
  familyId: string,
  challengeIds: string[],
): Promise<ActiveCompletion[]> {
  return tx.query<ActiveCompletion>(Prisma.sql`
    select c.id, c.assignment_id as "assignmentId", c.task_id as "taskId", c.challenge_id as "challengeId",
      to_char(c.local_date, 'YYYY-MM-DD') as "localDate", c.timezone, c.photo_id as "photoId",
      c.created_at as "createdAt"
    from completions c
    where c.family_id = ${familyId}::uuid and ${inList(Prisma.sql`c.challenge_id`, challengeIds)}
      and ${IS_ACTIVE_COMPLETION}
    order by c.created_at, c.id`)
}

export type NewCompletion = {
  id: string
  familyId: string
  challengeId: string
  assignmentId: string
  taskId: string
  swapped: boolean
  ownTitle: string | null
  sequence: number
  userId: string
  photoId: string
  description: string
  showsChild: boolean
  localDate: LocalDate
  timezone: string
  createdAt: Date
}

export async function insert(tx: Queryable, completion: NewCompletion, kidIds: string[]): Promise<void> {
  const { id, familyId, challengeId, assignmentId, taskId, swapped, ownTitle } = completion
  const { sequence, userId, photoId, description, showsChild, localDate, timezone, createdAt } = completion
  await tx.execute(Prisma.sql`
    with completion as (
      insert into completions (id, family_id, challenge_id, assignment_id, task_id, swapped, own_title, sequence,
        user_id, photo_id, description, shows_child, local_date, timezone, created_at)
      values (${id}::uuid, ${familyId}::uuid, ${challengeId}::uuid, ${assignmentId}::uuid, ${taskId}::uuid,
        ${swapped}::boolean, ${ownTitle}::text, ${sequence}::int, ${userId}::uuid, ${photoId}::uuid, ${description}, ${showsChild}::boolean,
        ${localDate}::date, ${timezone}, ${createdAt}::timestamptz))
    insert into completion_kids (completion_id, kid_id)
    select ${id}::uuid, kid_id from unnest(${kidIds}::uuid[]) as kid_id`)
}

type Reversal = {
  completionId: string
  familyId: string
  userId: string
  localDate: LocalDate
  createdAt: Date
}

export async function insertReversal(tx: Queryable, reversal: Reversal): Promise<void> {
  const { completionId, familyId, userId, localDate, createdAt } = reversal
  await tx.execute(Prisma.sql`
    insert into completion_reversals (completion_id, family_id, user_id, local_date, created_at)
    values (${completionId}::uuid, ${familyId}::uuid, ${userId}::uuid, ${localDate}::date, ${createdAt}::timestamptz)`)
}

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

/** Returns a page plus one row. */
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
