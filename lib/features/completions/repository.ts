import 'server-only'
import type { EarnedBadge } from '@/lib/features/badges/rules'
import type { PointEntry } from '@/lib/features/scores/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { Prisma } from '@/lib/platform/db/generated/client'
import { inList, type Queryable, type WithIsoDates } from '@/lib/platform/db/query'

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

/** Returns the family's active completions in these challenges, in order of creation. */
export function findActiveCompletions(
  database: Queryable,
  familyId: string,
  challengeIds: string[],
): Promise<ActiveCompletion[]> {
  return database.query<ActiveCompletion>(Prisma.sql`
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
  /** Counts the completions of the assignment by the family from 1, undone ones included. */
  attempt: number
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
  const { attempt, userId, photoId, description, showsChild, localDate, timezone, createdAt } = completion
  await tx.execute(Prisma.sql`
    with completion as (
      insert into completions (id, family_id, challenge_id, assignment_id, task_id, swapped, own_title, sequence,
        user_id, photo_id, description, shows_child, local_date, timezone, created_at)
      values (${id}::uuid, ${familyId}::uuid, ${challengeId}::uuid, ${assignmentId}::uuid, ${taskId}::uuid,
        ${swapped}::boolean, ${ownTitle}::text, ${attempt}::int, ${userId}::uuid, ${photoId}::uuid, ${description}, ${showsChild}::boolean,
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

export type SnapshotInput = {
  familyId: string
  userId: string
  challengeId: string
  assignmentId: string
  kidIds: string[]
}

export type DayCount = { date: LocalDate; count: number }

type Row = {
  isMember: boolean
  contentRevision: string | null
  knownKidCount: number
  /** With undone ones. */
  assignmentCompletionCount: number
  swap: { taskId: string | null; title: string | null } | null
  lastEntryAt: Date | null
  totalPoints: number
  activeCompletionsInCycle: WithIsoDates<ActiveCompletion, 'createdAt'>[]
  newestActiveCompletions: WithIsoDates<Pick<ActiveCompletion, 'id' | 'createdAt'>, 'createdAt'>[]
  completionsByDay: DayCount[]
  lastEntries: PointEntry[]
  earnedBadges: WithIsoDates<EarnedBadge, 'earnedAt'>[]
  followsByDay: DayCount[]
  restDays: LocalDate[]
}

/** Locks the family, and protects the challenge from deletion. Returns null without the family. */
export async function lockFamilyAndChallenge(
  tx: Queryable,
  { familyId, challengeId }: Pick<SnapshotInput, 'familyId' | 'challengeId'>,
): Promise<{ timezone: string } | null> {
  const [family] = await tx.execute<{ timezone: string }>(Prisma.sql`
    select timezone, (select true from challenges where id = ${challengeId}::uuid for key share) as "hasChallenge"
    from families where id = ${familyId}::uuid for update`)
  return family ?? null
}

/** Returns the family's state for a completion, in one query instead of one per value. */
export async function findSnapshot(tx: Queryable, input: SnapshotInput) {
  const [row] = await tx.query<Row>(buildSnapshotSql(input))
  if (!row) throw new Error('the snapshot has no row')
  const { activeCompletionsInCycle, newestActiveCompletions, earnedBadges, ...rest } = row
  return {
    ...rest,
    /** In the cycle of the challenge, in order of creation. */
    activeCompletionsInCycle: activeCompletionsInCycle.map((one) => ({
      ...one,
      createdAt: new Date(one.createdAt),
    })),
    /** Two, so that one is left after undoing: it gets the badges that are still earned. */
    newestActiveCompletions: newestActiveCompletions.map(({ id, createdAt }) => ({
      id,
      createdAt: new Date(createdAt),
    })),
    earnedBadges: earnedBadges.map((one) => ({ ...one, earnedAt: new Date(one.earnedAt) })),
  }
}

function buildSnapshotSql({
  familyId,
  userId,
  challengeId,
  assignmentId,
  kidIds,
}: SnapshotInput): Prisma.Sql {
  const mine = Prisma.sql`family_id = ${familyId}::uuid`
  return Prisma.sql`
    with active as materialized (
      select id, assignment_id, task_id, challenge_id, local_date, timezone, photo_id, created_at from completions c
      where ${mine} and ${IS_ACTIVE_COMPLETION})
    select
      exists (select from users where id = ${userId}::uuid and ${mine}) as "isMember",
      (select revision::text from content_revisions where id = 1) as "contentRevision",
      (select count(*)::int from kids where ${mine} and id = any(${kidIds}::uuid[])) as "knownKidCount",
      (select count(*)::int from completions where ${mine} and assignment_id = ${assignmentId}::uuid) as "assignmentCompletionCount",
      (select json_build_object('taskId', task_id, 'title', title) from task_swaps
        where ${mine} and assignment_id = ${assignmentId}::uuid) as swap,
      (select created_at from point_entries where ${mine} order by created_at desc limit 1) as "lastEntryAt",
      coalesce((select points from family_scores where ${mine} and period = 'all'), 0) as "totalPoints",
      ${jsonArraySql(
        Prisma.sql`json_build_object('id', id, 'assignmentId', assignment_id, 'taskId', task_id,
          'challengeId', challenge_id, 'localDate', local_date, 'timezone', timezone, 'photoId', photo_id,
          'createdAt', created_at) order by created_at, id`,
        Prisma.sql`active where challenge_id in (${buildCycleChallengesSql(challengeId)})`,
      )} as "activeCompletionsInCycle",
      ${jsonArraySql(
        Prisma.sql`json_build_object('id', id, 'createdAt', created_at) order by created_at desc, id desc`,
        Prisma.sql`(select id, created_at from active order by created_at desc, id desc limit 2) last`,
      )} as "newestActiveCompletions",
      ${jsonArraySql(
        Prisma.sql`json_build_object('date', local_date, 'count', count)`,
        Prisma.sql`(select local_date, count(*) from active group by local_date) days`,
      )} as "completionsByDay",
      ${jsonArraySql(
        Prisma.sql`json_build_object('key', key, 'sequence', sequence, 'amount', amount, 'reason', reason,
          'localDate', local_date, 'completionId', coalesce(completion_id::text, ''))`,
        Prisma.sql`(select distinct on (key) key, sequence, amount, reason, local_date, completion_id
          from point_entries where ${mine} and challenge_id = ${challengeId}::uuid
          order by key, sequence desc) last`,
      )} as "lastEntries",
      ${jsonArraySql(
        Prisma.sql`json_build_object('badgeId', badge_id, 'occasion', occasion, 'completionId', completion_id,
          'earnedAt', earned_at)`,
        Prisma.sql`earned_badges where ${mine}`,
      )} as "earnedBadges",
      ${jsonArraySql(
        Prisma.sql`json_build_object('date', date, 'count', count)`,
        Prisma.sql`(select (created_at at time zone 'UTC')::date as date, count(*) from follows
          where follower_id = ${familyId}::uuid and status = 'accepted' group by 1) days`,
      )} as "followsByDay",
      ${jsonArraySql(Prisma.sql`date`, Prisma.sql`rest_days where ${mine}`)} as "restDays"`
}

function jsonArraySql(element: Prisma.Sql, source: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`coalesce((select json_agg(${element}) from ${source}), '[]'::json)`
}

/** SQL equivalent of `getCycleStart`. */
function buildCycleChallengesSql(challengeId: string): Prisma.Sql {
  return Prisma.sql`select s.id from challenges s
    join challenges o on o.start_date - 7 * o.week_number = s.start_date - 7 * s.week_number
    where o.id = ${challengeId}::uuid`
}

export type FamilySnapshot = Awaited<ReturnType<typeof findSnapshot>>

/** Fields that are current after a completion or its reversal, before its points and badges are written. */
export type SnapshotAfter = Pick<
  FamilySnapshot,
  | 'activeCompletionsInCycle'
  | 'newestActiveCompletions'
  | 'completionsByDay'
  | 'followsByDay'
  | 'restDays'
  | 'contentRevision'
>
