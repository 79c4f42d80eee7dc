'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePageList } from '@/components/lists/use-page-list'
import { notify } from '@/components/shell/notify'
import type {
  addCommentContract,
  deleteCommentContract,
  listCommentsContract,
} from '@/lib/features/feed/comments/contract'
import type { CommentView } from '@/lib/features/feed/comments/schema'
import type { PostView } from '@/lib/features/feed/schema'
import { send, sendPage } from '@/lib/platform/http/client'
import { useFeedContext } from './feed-context'
import { usePostErrorToast } from './use-post-error-toast'

const PAGE = 20

type CommentPage = { items: CommentView[]; nextCursor: string | null }

const fetchPage = (postId: string, cursor?: string): Promise<CommentPage> =>
  sendPage<typeof listCommentsContract>('/feed/{postId}/comments', { cursor, limit: PAGE }, { postId })

/**
 * Returns the comments on a post, oldest first. The newest are part of the post; earlier pages load on request. A new
 * comment is optimistic, reverted on errors.
 */
export function useComments(post: PostView) {
  const t = useTranslations('feed')
  const { change } = useFeedContext()
  const refused = usePostErrorToast(post.id)
  const [sending, setSending] = useState<{ key: number; content: string }[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const given = { of: post.id, pages: [] }
  const [earlier, { pages, isShort, isReading }] = usePageList<CommentPage>(post.id, given, fetchPage)

  const last = pages.at(-1)
  const seen = new Set(removed)
  const comments = [...post.comments, ...pages.flatMap(({ items }) => items)]
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .reverse()

  const loadEarlier = async (): Promise<void> => {
    await earlier.more()
    const { error } = earlier.now()
    if (error) refused(error)
  }

  const add = async (content: string): Promise<boolean> => {
    const key = Date.now()
    setSending((before) => [...before, { key, content }])
    try {
      const params = { postId: post.id }
      const said = await send<typeof addCommentContract>('POST', '/feed/{postId}/comments', {
        params,
        body: { content },
      })
      change(post.id, (now) => ({
        ...now,
        comments: [said, ...now.comments],
        commentCount: now.commentCount + 1,
      }))
      void notify('success', t('commentAdded'))
      return true
    } catch (error) {
      refused(error)
      return false
    } finally {
      setSending((before) => before.filter((one) => one.key !== key))
    }
  }

  /** Hides a comment, or restores it. */
  const show = (id: string, shown: boolean) => {
    setRemoved((before) => new Set(shown ? [...before].filter((one) => one !== id) : [...before, id]))
    change(post.id, (now) => ({ ...now, commentCount: now.commentCount + (shown ? 1 : -1) }))
  }
  const remove = async (commentId: string): Promise<void> => {
    show(commentId, false)
    try {
      await send<typeof deleteCommentContract>('DELETE', '/feed/{postId}/comments/{commentId}', {
        params: { postId: post.id, commentId },
      })
      void notify('success', t('commentDeleted'))
    } catch (error) {
      show(commentId, true)
      refused(error)
    }
  }

  return {
    comments,
    sending,
    hasEarlier: last ? last.nextCursor !== null : post.commentCount > comments.length,
    isLoading: isShort && isReading,
    loadEarlier,
    add,
    remove,
    hide: (id: string) => show(id, false),
  }
}
