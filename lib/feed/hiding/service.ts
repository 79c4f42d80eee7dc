import 'server-only'
import type { Db } from '@/lib/db/client'
import { photoUrl } from '@/lib/photos/schema'
import type { FamilyActor } from '@/lib/session/actor'
import * as repo from './repo'

/** A post or comment, or all posts of a family. */
export type Subject = { kind: 'post' | 'comment' | 'family'; id: string }

/** Finds a post or comment that the actor may see, or could if it were not hidden. */
export function findReportable(
  { familyId }: FamilyActor,
  kind: 'post' | 'comment',
  id: string,
): Promise<repo.Reportable | null> {
  return kind === 'post' ? repo.findReportablePost(familyId, id) : repo.findReportableComment(familyId, id)
}

/**
 * Hides it from other families; the moment says later what was hidden by which report.
 * @returns whether anything was shown until now
 */
export function hide(tx: Db, { kind, id }: Subject, at: Date): Promise<boolean> {
  if (kind === 'comment') return repo.hideComment(tx, id, at)
  return repo.hidePosts(tx, kind === 'post' ? { id } : { familyId: id }, at)
}

/** Shows again what was hidden at one of these moments. */
export function show(tx: Db, { kind, id }: Subject, hiddenAt: Date[]): Promise<void> {
  if (kind === 'comment') return repo.showComment(tx, id)
  return repo.showPosts(tx, kind === 'post' ? { id } : { familyId: id }, hiddenAt)
}

type Content = { text: string; photoUrl: string | null; isHidden: boolean }

/** Returns what reported posts and comments say and show, by their ids; deleted ones are missing. */
export async function findContents(subjects: Subject[]): Promise<Map<string, Content>> {
  const ids = (kind: Subject['kind']) => subjects.filter((one) => one.kind === kind).map(({ id }) => id)
  const [posts, comments] = await Promise.all([
    repo.findPosts(ids('post')),
    repo.findComments(ids('comment')),
  ])
  const contents = new Map<string, Content>()
  for (const { id, hiddenAt, completion } of posts) {
    const { description, photoId } = completion
    const isHidden = hiddenAt !== null
    contents.set(id, { text: description, photoUrl: photoId && photoUrl(photoId), isHidden })
  }
  for (const { id, hiddenAt, content } of comments)
    contents.set(id, { text: content, photoUrl: null, isHidden: hiddenAt !== null })
  return contents
}
