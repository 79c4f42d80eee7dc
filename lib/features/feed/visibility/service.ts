import 'server-only'
import { audit } from '@/lib/features/audit/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { loadCompletedTaskNames, type TaskName } from '@/lib/features/tasks/service'
import { db } from '@/lib/platform/db/client'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Actor, FamilyActor } from '@/lib/platform/session/actor'
import { findPosts, type PostRow } from '../repository'
import { canSeePhoto, seesByReportOnly } from './policy'
import * as repo from './repository'
import type { PostAudience } from './schema'

/**
 * Returns a photo that the actor may see.
 * @throws AppError not_found
 */
export async function findVisiblePhoto(
  actor: Actor,
  photoId: string,
): Promise<{ id: string; digest: string | null }> {
  const photo = await repo.findPhoto(actor, photoId)
  if (!photo || !canSeePhoto(actor, photo)) throw new AppError('not_found')
  if (seesByReportOnly(actor, photo)) await auditPhotoView(actor, photo.id)
  return photo
}

function auditPhotoView({ userId }: Actor, subjectId: string): Promise<void> {
  return audit(db(), { actorId: userId, action: 'photo.viewed_by_report', subject: 'photo', subjectId })
}

const POSTS_SHOWN = 10
const NO_PREVIEWS = { likes: 0, comments: 0 }

/** Returns the newest posts with the audience of post and photo. */
export async function readAudiences(actor: FamilyActor): Promise<PostAudience[]> {
  const ids = await repo.findNewestPosts(actor.familyId, POSTS_SHOWN)
  const [rows, audiences] = await Promise.all([
    findPosts(actor, ids, NO_PREVIEWS),
    repo.findAudiences(actor.familyId, ids),
  ])
  const getTaskName = await loadCompletedTaskNames(actor, rows)
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const audienceById = new Map(audiences.map((audience) => [audience.id, audience]))
  return ids.flatMap((id) => {
    const [row, audience] = [rowById.get(id), audienceById.get(id)]
    return row && audience ? presentPostAudience(actor, row, getTaskName(row, { isOwn: true }), audience) : []
  })
}

type AudienceSizes = { post: repo.AudienceSize; photo: repo.AudienceSize }

function presentPostAudience(
  actor: FamilyActor,
  row: PostRow,
  task: TaskName,
  sizes: AudienceSizes,
): PostAudience {
  const { photoId, photoPlaceholder: placeholder, showsChild } = row
  return {
    id: row.id,
    taskTitle: task.name,
    motif: task.motif,
    author: row.authorName,
    isOwn: row.userId === actor.userId,
    date: row.createdAt.toISOString(),
    visibility: row.visibility,
    isHidden: row.hiddenAt !== null,
    audience: getWidestScope(sizes.post),
    followers: sizes.post.followers,
    photo:
      photoId === null
        ? null
        : {
            url: photoUrl(photoId, 'thumb'),
            placeholder,
            showsChild,
            audience: getWidestScope(sizes.photo),
            followers: sizes.photo.followers,
          },
  }
}

/** Returns the widest group that is not empty. */
function getWidestScope({ anybody, followers }: repo.AudienceSize): PostAudience['audience'] {
  if (anybody) return 'families'
  return followers > 0 ? 'followers' : 'family'
}
