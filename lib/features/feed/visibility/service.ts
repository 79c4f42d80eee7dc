import 'server-only'
import { audit } from '@/lib/features/audit/service'
import type { readPhotoContract } from '@/lib/features/photos/contract'
import {
  type AudienceSize,
  formatPhotoEtag,
  getWidestAudience,
  matchesEtag,
  photoUrl,
} from '@/lib/features/photos/rules'
import { photoBytes } from '@/lib/features/photos/service'
import { loadCompletedTaskNames, type TaskName } from '@/lib/features/tasks/service'
import { db } from '@/lib/platform/db/client'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Call } from '@/lib/platform/http/contract'
import type { Actor, FamilyActor } from '@/lib/platform/session/actor'
import { findPosts, type PostRow } from '../repository'
import { canSeePhoto, seesByReportOnly } from './policy'
import * as repo from './repository'
import type { PostAudience } from './schema'

/** Returns a visible photo; the browser's private cache revalidates. */
export async function readPhoto({ actor, params, query, context }: Call<typeof readPhotoContract>) {
  const photo = await repo.findPhoto(actor, params.id)
  if (!photo || !canSeePhoto(actor, photo)) throw new AppError('not_found')
  if (seesByReportOnly(actor, photo)) await auditPhotoView(actor, photo.id)
  const etag = photo.digest && formatPhotoEtag(photo.digest, query.size)
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Authorization',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    ...(etag && { etag }),
  }
  if (matchesEtag(context.ifNoneMatch, etag)) return { body: null, headers, status: 304 as const }
  const bytes = await photoBytes(photo.id, query.size)
  if (!bytes) throw new AppError('not_found')
  return { body: bytes, headers, status: 200 as const }
}

function auditPhotoView({ userId }: Actor, subjectId: string): Promise<void> {
  return audit(db(), { actorId: userId, action: 'photo.viewed_by_report', subject: 'photo', subjectId })
}

const POSTS_SHOWN = 10
const NOTHING_SAID = { likes: 0, comments: 0 }
const NOBODY_ELSE: AudienceSize = { anybody: false, followers: 0 }

/** Returns the newest posts with the audience of post and photo. */
export async function readAudiences(actor: FamilyActor): Promise<PostAudience[]> {
  const ids = await repo.findNewestPosts(actor.familyId, POSTS_SHOWN)
  const [rows, ofPosts] = await Promise.all([
    findPosts(actor, ids, NOTHING_SAID),
    repo.findPostAudiences(actor.familyId, ids),
  ])
  const getTaskName = await loadCompletedTaskNames(actor, rows)
  const photoIds = rows.flatMap(({ photoId }) => photoId ?? [])
  const ofPhotos = await repo.findPhotoAudiences(actor.familyId, photoIds)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const audiences = new Map([...ofPosts, ...ofPhotos].map((audience) => [audience.id, audience]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const getAudience = (subjectId: string) => audiences.get(subjectId) ?? NOBODY_ELSE
    const seen = { post: getAudience(id), photo: getAudience(row.photoId ?? '') }
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
