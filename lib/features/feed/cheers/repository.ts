import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { execute } from '@/lib/platform/db/query'
import { buildVisiblePostCondition, type Viewer } from '../visibility/repository'
import type { Cheer } from './rules'

/**
 * Saves a cheer; the same one again changes nothing. The user's lock comes first, as for likes.
 * @returns true if the post is visible
 */
export async function saveCheer(
  postId: string,
  { userId, familyId }: Viewer,
  cheer: Cheer,
): Promise<boolean> {
  const seen = await execute(Prisma.sql`
    with cheerer as materialized (select id from users where id = ${userId}::uuid for key share),
    seen as materialized (
      select posts.id from cheerer, posts where ${buildVisiblePostCondition(postId, familyId)} for key share of posts),
    cheered as (
      insert into cheers (post_id, user_id, family_id, kind)
      select id, ${userId}::uuid, ${familyId}::uuid, ${cheer}::cheer_kind from seen
      on conflict (post_id, user_id) do update
      set kind = excluded.kind, family_id = excluded.family_id, created_at = excluded.created_at
      where cheers.kind <> excluded.kind)
    select from seen`)
  return seen.length > 0
}

/**
 * Removes a cheer.
 * @returns true if the post is visible
 */
export async function deleteCheer(postId: string, { userId, familyId }: Viewer): Promise<boolean> {
  const seen = await execute(Prisma.sql`
    with seen as (select id from posts where ${buildVisiblePostCondition(postId, familyId)}),
    removed as (delete from cheers where post_id in (select id from seen) and user_id = ${userId}::uuid)
    select from seen`)
  return seen.length > 0
}
