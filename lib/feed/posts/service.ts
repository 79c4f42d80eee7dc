import 'server-only'
import { presentBadge } from '@/lib/badges/service'
import { localized } from '@/lib/i18n/content'
import { photoUrl } from '@/lib/photos/schema'
import type { FamilyActor } from '@/lib/session/actor'
import { hidesPhoto } from '../policy'
import { NEWEST, type PostView } from '../schema'
import * as repo from './repo'

type Page = Parameters<typeof repo.findPage>[1]

/** A page of the posts that the actor may see, the newest first, one more than asked. */
export async function readPage(actor: FamilyActor, page: Page): Promise<PostView[]> {
  const rows = await repo.findPage(actor, page, NEWEST)
  return rows.map((row) => present(actor, row))
}

/** One post that the actor is known to be allowed to see; null when it is gone. */
export async function readPost(actor: FamilyActor, id: string): Promise<PostView | null> {
  const [row] = await repo.findPosts(actor, [id], NEWEST)
  return row ? present(actor, row) : null
}

function present(actor: FamilyActor, row: repo.PostRow): PostView {
  const { id, familyId, familyName, userId, visibility, taskId, task, description, photo, badge } = row
  // Who is in another family by now decides nothing here any more.
  const authorShowsChildren = row.authorFamilyId === familyId && row.authorShowsChildren === true
  const photoHidden = photo !== null && hidesPhoto(actor, { ...row, authorShowsChildren })
  const shown = photoHidden ? null : photo
  return {
    id,
    userId,
    familyId,
    familyName,
    visibility,
    taskId,
    description,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
    likes: row.likes,
    likedByMe: row.likedByMe,
    userName: row.authorName ?? '',
    userAvatar: row.authorPhotoId && photoUrl(row.authorPhotoId),
    taskTitle: localized({ name: task.name }, task.language, task.translations, actor.locale).name,
    motif: task.motif,
    photoUrl: shown && photoUrl(shown.id),
    photoPlaceholder: shown?.placeholder ?? null,
    photoSize: shown && { width: shown.width, height: shown.height },
    photoHidden,
    reported: row.hiddenAt !== null,
    date: row.createdAt.toISOString(),
    badge: badge && presentBadge(badge, actor.locale, new Date(badge.earnedAt)),
    comments: row.comments.map(({ avatarPhotoId, createdAt, ...comment }) => ({
      ...comment,
      userAvatar: avatarPhotoId && photoUrl(avatarPhotoId),
      date: new Date(createdAt).toISOString(),
    })),
  }
}
