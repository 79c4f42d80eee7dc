'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePageList } from '@/components/lists/use-page-list'
import type {
  addCommentContract,
  deleteCommentContract,
  listCommentsContract,
} from '@/lib/features/feed/comments/contract'
import type { CommentView } from '@/lib/features/feed/comments/schema'
import type { PostView } from '@/lib/features/feed/schema'
import { send, sendPage } from '@/lib/platform/http/api-client'
import { useFeedContext } from './feed-context'
import { usePostMutation } from './use-post-mutation'

const PAGE = 20

type CommentPage = { items: CommentView[]; nextCursor: string | null }

const fetchPage = (postId: string, cursor?: string): Promise<CommentPage> =>
  sendPage<typeof listCommentsContract>('/feed/{postId}/comments', { cursor, limit: PAGE }, { postId })

/** Returns a post's comments, oldest first. The newest are part of the post; earlier pages load on request. */
export function useComments(post: PostView) {
  const t = useTranslations('feed')
  const { change } = useFeedContext()
  const [sending, setSending] = useState<{ key: number; content: string }[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const given = { query: post.id, pages: [] }
  const [earlier, { pages, isIncomplete, isReading }] = usePageList<CommentPage>(post.id, given, fetchPage)

  const last = pages.at(-1)
  const seen = new Set(removed)
  const comments = [...post.comments, ...pages.flatMap(({ items }) => items)]
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .reverse()

  const earlierPage = usePostMutation(post.id, async (): Promise<void> => {
    await earlier.loadMore()
    const { error } = earlier.getState()
    if (error) throw error
  })

  const addition = usePostMutation(
    post.id,
    async (content: string) => {
      const key = Date.now()
      setSending((before) => [...before, { key, content }])
      const call = { params: { postId: post.id }, body: { content } }
      return send<typeof addCommentContract>('POST', '/feed/{postId}/comments', call).finally(() =>
        setSending((before) => before.filter((one) => one.key !== key)),
      )
    },
    {
      success: t('commentAdded'),
      onSuccess: (comment) =>
        change(post.id, (now) => ({
          ...now,
          comments: [comment, ...now.comments],
          commentCount: now.commentCount + 1,
        })),
    },
  )

  const show = (id: string, shown: boolean) => {
    setRemoved((before) => new Set(shown ? [...before].filter((one) => one !== id) : [...before, id]))
    change(post.id, (now) => ({ ...now, commentCount: now.commentCount + (shown ? 1 : -1) }))
  }
  const removal = usePostMutation(
    post.id,
    (commentId: string) =>
      send<typeof deleteCommentContract>('DELETE', '/feed/{postId}/comments/{commentId}', {
        params: { postId: post.id, commentId },
      }),
    {
      success: t('commentDeleted'),
      optimistic: (commentId) => {
        show(commentId, false)
        return () => show(commentId, true)
      },
    },
  )

  return {
    comments,
    sending,
    hasEarlier: last ? last.nextCursor !== null : post.commentCount > comments.length,
    isLoading: isIncomplete && isReading,
    loadEarlier: earlierPage.run,
    add: addition.run,
    remove: removal.run,
    hide: (id: string) => show(id, false),
  }
}
