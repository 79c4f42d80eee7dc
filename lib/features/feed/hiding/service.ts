import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import type { Db } from '@/lib/platform/db/client'
import type { FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'

export type Subject = { kind: 'post' | 'comment' | 'family'; id: string }

export function findReportable(
  { familyId }: FamilyActor,
  kind: 'post' | 'comment',
  id: string,
): Promise<repo.Reportable | null> {
  return kind === 'post' ? repo.findReportablePost(familyId, id) : repo.findReportableComment(familyId, id)
}

/**
 * Hides a subject; the time identifies the report.
 * @returns true if anything was visible
 */
export function hideContent(tx: Db, { kind, id }: Subject, at: Date): Promise<boolean> {
  if (kind === 'comment') return repo.hideComment(tx, id, at)
  return repo.hidePosts(tx, kind === 'post' ? { id } : { familyId: id }, at)
}

/** Restores content hidden at the given times. */
export function showContent(tx: Db, { kind, id }: Subject, hiddenAt: Date[]): Promise<void> {
  if (kind === 'comment') return repo.showComment(tx, id)
  return repo.showPosts(tx, kind === 'post' ? { id } : { familyId: id }, hiddenAt)
}

type Content = { text: string; photoUrl: string | null; isHidden: boolean }

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
