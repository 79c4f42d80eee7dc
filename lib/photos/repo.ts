import 'server-only'
import { type Db, db } from '@/lib/db/client'
import type { PhotoPurpose } from '@/lib/db/generated/enums'

export type { PhotoPurpose }

type NewPhoto = { id: string; uploaderId: string; width: number; height: number; bytes: number }

/** Adds a photo that nothing uses yet, in the place of an unused one of the same id; false when that is in use. */
export async function put({ id, uploaderId, width, height, bytes }: NewPhoto): Promise<boolean> {
  const written = await db().$executeRaw`
    insert into photos (id, uploader_id, width, height, bytes)
    values (${id}::uuid, ${uploaderId}::uuid, ${width}, ${height}, ${bytes})
    on conflict (id) do update set uploader_id = excluded.uploader_id, family_id = null, purpose = null,
      width = excluded.width, height = excluded.height, bytes = excluded.bytes, idle_since = now()
    where photos.idle_since is not null`
  return written === 1
}

export function find(id: string) {
  return db().photo.findUnique({
    where: { id },
    select: { id: true, uploaderId: true, familyId: true, purpose: true },
  })
}

export type Viewer = { familyId: string | null; isAdmin: boolean }

/**
 * A photo as one who looks stands to it: `shown` when its post is shown to the viewer's family and the photo with it,
 * `reported` when an administrator has an open report of its post to decide on. A read model across rooms.
 */
export async function findFor(viewer: Viewer, id: string): Promise<PhotoRow | null> {
  const me = viewer.familyId
  const rows = await db().$queryRaw<PhotoRow[]>`
    select p.id, p.uploader_id as "uploaderId", p.family_id as "familyId", p.purpose::text as purpose,
      ${me}::uuid is not null and exists (
        select 1 from completions c join posts o on o.completion_id = c.id
          left join users a on a.id = o.user_id and a.family_id = o.family_id
        where c.photo_id = p.id and o.hidden_at is null
          and (not c.shows_child or coalesce(a.show_child_photos, false))
          and (o.visibility = 'public' or o.visibility = 'followers' and exists (
            select 1 from follows f
            where f.follower_id = ${me}::uuid and f.followed_id = o.family_id and f.status = 'accepted'))
          and not exists (
            select 1 from blocks b
            where (b.blocker_id, b.blocked_id) in ((${me}::uuid, o.family_id), (o.family_id, ${me}::uuid)))
      ) as shown,
      ${viewer.isAdmin} and exists (
        select 1 from completions c join posts o on o.completion_id = c.id
          join reports r on r.kind = 'post' and r.subject_id = o.id
        where c.photo_id = p.id and r.status = 'open') as reported
    from photos p where p.id = ${id}::uuid`
  return rows[0] ?? null
}

type PhotoRow = {
  id: string
  uploaderId: string | null
  familyId: string | null
  purpose: PhotoPurpose | null
  shown: boolean
  reported: boolean
}

/** Takes an unused photo of that uploader into use; false when it is used, foreign or gone. */
export async function claim(
  tx: Db,
  id: string,
  owner: { uploaderId: string; familyId: string | null },
  purpose: PhotoPurpose,
): Promise<boolean> {
  const { count } = await tx.photo.updateMany({
    where: { id, uploaderId: owner.uploaderId, idleSince: { not: null } },
    data: { purpose, familyId: owner.familyId, idleSince: null },
  })
  return count === 1
}

/** However many they are, in one statement. */
export async function release(tx: Db, ids: string[], now: Date): Promise<void> {
  await tx.$executeRaw`
    update photos set purpose = null, family_id = null, idle_since = ${now}::timestamptz
    where id = any(${ids}::uuid[])`
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.photo.deleteMany({ where: { id } })
}

/** Locks one photo that has been unused since before the given moment; null when none is left. */
export async function lockIdle(tx: Db, before: Date): Promise<string | null> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from photos where idle_since < ${before} order by idle_since limit 1 for update skip locked`
  return rows[0]?.id ?? null
}
