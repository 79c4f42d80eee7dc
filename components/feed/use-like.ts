'use client'

import { useRef } from 'react'
import type { likeContract, unlikeContract } from '@/lib/features/feed/contract'
import type { PostView } from '@/lib/features/feed/schema'
import { send } from '@/lib/platform/http/client'
import { useFeedContext } from './feed-context'
import { usePostMutation } from './use-post-mutation'

/** Returns an optimistic toggle. One request at a time: clicks during it only change the next one. */
export function useLike({ id, likedByMe }: PostView): () => void {
  const { change } = useFeedContext()
  const desired = useRef<boolean | null>(null)

  const show = (liked: boolean) => change(id, (post) => withLike(post, liked))
  const { run } = usePostMutation(id, async (before: boolean): Promise<void> => {
    let known = before
    try {
      while (desired.current !== known) {
        const wanted = Boolean(desired.current)
        const params = { postId: id }
        if (wanted) await send<typeof likeContract>('PUT', '/feed/{postId}/like', { params })
        else await send<typeof unlikeContract>('DELETE', '/feed/{postId}/like', { params })
        known = wanted
      }
    } catch (error) {
      show(known)
      throw error
    } finally {
      desired.current = null
    }
  })

  return () => {
    const idle = desired.current === null
    desired.current = !likedByMe
    show(!likedByMe)
    if (idle) void run(likedByMe)
  }
}

function withLike(post: PostView, liked: boolean): PostView {
  if (post.likedByMe === liked) return post
  return { ...post, likedByMe: liked, likeCount: post.likeCount + (liked ? 1 : -1) }
}
