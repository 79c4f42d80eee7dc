import 'server-only'
import { type AudienceSize, getWidestAudience, photoUrl } from '@/lib/features/photos/rules'
import { listPhotoAudiences } from '@/lib/features/photos/service'
import { loadCompletedTaskNames, type TaskName } from '@/lib/features/tasks/service'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { findPosts, type PostRow } from '../posts/repository'
import * as repo from './repository'
import type { PostAudience } from './schema'

const NEWEST = 10
const NOTHING_SAID = { likes: 0, comments: 0 }
const NOBODY_ELSE: AudienceSize = { anybody: false, followers: 0 }

/** Returns the newest posts with the audience of post and photo. */
export async function readAudiences(actor: FamilyActor): Promise<PostAudience[]> {
  const ids = await repo.findNewest(actor.familyId, NEWEST)
  const [rows, ofPosts] = await Promise.all([
    findPosts(actor, ids, NOTHING_SAID),
    repo.findAudiences(actor.familyId, ids),
  ])
  const getTaskName = await loadCompletedTaskNames(actor, rows)
  const photoIds = rows.flatMap(({ photoId }) => photoId ?? [])
  const ofPhotos = await listPhotoAudiences(actor, photoIds)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const circles = new Map(ofPosts.map((circle) => [circle.id, circle]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const ofPhoto = ofPhotos.get(row.photoId ?? '')
    const seen = { post: circles.get(id) ?? NOBODY_ELSE, photo: ofPhoto ?? NOBODY_ELSE }
    return present(actor, row, getTaskName(row, { isOwn: true }), seen)
  })
}

type Seen = { post: AudienceSize; photo: AudienceSize }

function present(actor: FamilyActor, row: PostRow, task: TaskName, seen: Seen): PostAudience {
  const { photoId, photoPlaceholder: placeholder, showsChild } = row
  return {
    id: row.id,
    taskTitle: task.name,
    motif: task.motif,
    author: row.authorName,
    isOwn: row.userId === actor.userId,
    date: row.createdAt.toISOString(),
    visibility: row.visibility,
    reported: row.hiddenAt !== null,
    audience: getWidestAudience(seen.post),
    followers: seen.post.followers,
    photo:
      photoId === null
        ? null
        : {
            url: photoUrl(photoId, 'thumb'),
            placeholder,
            showsChild,
            audience: getWidestAudience(seen.photo),
            followers: seen.photo.followers,
          },
  }
}
