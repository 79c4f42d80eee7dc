'use client'

import type { likeContract, unlikeContract } from '@/lib/features/feed/contract'
import type { PostView } from '@/lib/features/feed/schema'
import { send } from '@/lib/platform/http/api-client'
import { useFeedContext } from './feed-context'
import { useOptimisticValue } from './use-optimistic-value'

export function useLike({ id, likedByMe }: PostView): () => void {
  const { change } = useFeedContext()
  const setLiked = useOptimisticValue(id, {
    value: likedByMe,
    show: (liked) => change(id, (post) => withLike(post, liked)),
    save: (liked) => {
      const params = { postId: id }
      return liked
        ? send<typeof likeContract>('PUT', '/feed/{postId}/like', { params })
        : send<typeof unlikeContract>('DELETE', '/feed/{postId}/like', { params })
    },
  })
  return () => setLiked(!likedByMe)
}

function withLike(post: PostView, liked: boolean): PostView {
  if (post.likedByMe === liked) return post
  return { ...post, likedByMe: liked, likeCount: post.likeCount + (liked ? 1 : -1) }
}
