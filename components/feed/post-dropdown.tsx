'use client'

import { Flag, MessageCircle, MessageCircleOff, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Icon } from '@/components/ui/icon'
import type { LazyMenuProps } from '@/components/ui/lazy-menu'
import { useMenuAction } from '@/components/ui/use-menu-action'
import type { deletePostContract, updatePostContract } from '@/lib/features/feed/contract'
import type { PostView } from '@/lib/features/feed/schema'
import { send } from '@/lib/platform/http/api-client'
import { useFeedContext } from './feed-context'
import { usePostMutation } from './use-post-mutation'

type PostDropdownProps = LazyMenuProps & { post: PostView; isOwn: boolean }

export function PostDropdown({ post, isOwn, trigger, ...menu }: PostDropdownProps) {
  const t = useTranslations('feed')
  const { runOnClose, content } = useMenuAction()
  const { ask, report, change, remove, focusTargetAfter } = useFeedContext()
  const deletion = usePostMutation(
    post.id,
    () => send<typeof deletePostContract>('DELETE', '/feed/{postId}', { params: { postId: post.id } }),
    { success: t('deleted'), onSuccess: () => remove(post.id) },
  )
  const { commentsOff } = post
  const comments = usePostMutation(
    post.id,
    () =>
      send<typeof updatePostContract>('PUT', '/feed/{postId}', {
        params: { postId: post.id },
        body: { commentsOff: !commentsOff },
      }),
    {
      success: t(commentsOff ? 'commentsOpened' : 'commentsClosed'),
      onSuccess: (saved) => change(post.id, () => saved),
    },
  )
  const askToDelete = () =>
    ask({
      title: t('deleteTitle'),
      text: t('deleteText'),
      confirmLabel: t('delete'),
      onConfirm: deletion.run,
      focusTarget: focusTargetAfter(post.id),
    })
  const reportIt = (kind: 'post' | 'family') => () =>
    report({
      subject: { kind, id: kind === 'post' ? post.id : post.familyId },
      onReported: () => remove(post.id),
      focusTarget: focusTargetAfter(post.id),
    })

  return (
    <DropdownMenu {...menu}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64" {...content}>
        {isOwn ? (
          <>
            <DropdownMenuItem onSelect={() => void comments.run()}>
              <Icon of={commentsOff ? MessageCircle : MessageCircleOff} />
              {t(commentsOff ? 'openComments' : 'closeComments')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={runOnClose(askToDelete)}>
              <Icon of={Trash2} />
              {t('deletePost')}
            </DropdownMenuItem>
          </>
        ) : (
          <>
            <DropdownMenuItem onSelect={runOnClose(reportIt('post'))}>
              <Icon of={Flag} />
              {t('reportPost')}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={runOnClose(reportIt('family'))}>
              <Icon of={Flag} />
              <span className="min-w-0 truncate">{t('reportFamily', { family: post.familyName })}</span>
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
