import 'server-only'
import type { z } from 'zod'
import { AppError } from '@/lib/platform/errors/app-error'
import type { FamilyActor } from '@/lib/platform/session/actor'
import type { PostView } from '../schema'
import { readPostUnchecked } from '../service'
import * as repo from './repository'
import type { cheerInput } from './schema'

/**
 * Saves or removes the actor's cheer for a post and returns the post.
 * @throws AppError not_found when it is not visible
 */
export async function setCheer(
  actor: FamilyActor,
  postId: string,
  { cheer }: z.output<typeof cheerInput>,
): Promise<PostView> {
  const isVisible = await (cheer ? repo.saveCheer(postId, actor, cheer) : repo.deleteCheer(postId, actor))
  if (!isVisible) throw new AppError('not_found')
  return readPostUnchecked(actor, postId)
}
