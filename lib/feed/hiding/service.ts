import 'server-only'
import type { Db } from '@/lib/db/client'
import { photoUrl } from '@/lib/photos/schema'
import type { FamilyActor } from '@/lib/session/actor'
import { canSee, findOwner } from '../repo'
import * as repo from './repo'

/** A post or comment, or all posts of a family. */
export type Subject = { kind: 'post' | 'comment' | 'family'; id: string }

/** The family behind a post or comment that the actor can see; null when there is nothing to be seen. */
export async function familyBehind(
  actor: FamilyActor,
  kind: 'post' | 'comment',
  id: string,
): Promise<string | null> {
  if (kind === 'post')
    return (await canSee(actor.familyId, id)) ? ((await findOwner(id))?.familyId ?? null) : null
  const comment = await repo.findComment(id)
  return comment && (await canSee(actor.familyId, comment.postId)) ? comment.familyId : null
}

/** Hides it from other families; the moment says later what was hidden by which report. */
export function hide(tx: Db, { kind, id }: Subject, at: Date): Promise<void> {
  if (kind === 'comment') return repo.hideComment(tx, id, at)
  return repo.hidePosts(tx, kind === 'post' ? { id } : { familyId: id }, at)
}

/** Shows again what was hidden at one of these moments. */
export function show(tx: Db, { kind, id }: Subject, hiddenAt: Date[]): Promise<void> {
  if (kind === 'comment') return repo.showComment(tx, id)
  return repo.showPosts(tx, kind === 'post' ? { id } : { familyId: id }, hiddenAt)
}

type Content = { text: string; photoUrl: string | null }

/** What reported posts and comments say and show, by their ids; those deleted meanwhile are missing. */
export async function contentOf(subjects: Subject[]): Promise<Map<string, Content>> {
  const ids = (kind: Subject['kind']) => subjects.filter((one) => one.kind === kind).map(({ id }) => id)
  const [posts, comments] = await Promise.all([
    repo.findPosts(ids('post')),
    repo.findComments(ids('comment')),
  ])
  const told = new Map<string, Content>()
  for (const { id, completion } of posts) {
    const { description, photoId } = completion
    told.set(id, { text: description, photoUrl: photoId && photoUrl(photoId) })
  }
  for (const { id, content } of comments) told.set(id, { text: content, photoUrl: null })
  return told
}
