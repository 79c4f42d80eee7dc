'use client'

import { EllipsisVertical, Flag, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { MenuButton } from '@/components/shell/menu-panel'
import { notify } from '@/components/shell/notify'
import { useMenu } from '@/components/shell/use-menu'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { deletePostContract } from '@/lib/features/feed/contract'
import { canDeletePost } from '@/lib/features/feed/policy'
import type { PostView } from '@/lib/features/feed/schema'
import { send } from '@/lib/platform/http/client'
import { useFeedContext } from './feed-context'
import { usePostErrorToast } from './use-post-error-toast'

export function PostMenu({ post }: { post: PostView }) {
  const t = useTranslations('feed')
  const menu = useMenu()
  const id = useId()
  const { reader, ask, report, remove, besides } = useFeedContext()
  const refused = usePostErrorToast(post.id)
  const deletable = canDeletePost(reader, post)
  const reportable = post.familyId !== reader.familyId
  if (!deletable && !reportable) return null

  /** The dialog restores the focus to the element that has it on opening. */
  const choose = (deed: () => void) => () => {
    menu.close()
    menu.button.current?.focus()
    deed()
  }
  const deletePost = async () => {
    try {
      await send<typeof deletePostContract>('DELETE', '/feed/{postId}', { params: { postId: post.id } })
      remove(post.id)
      void notify('success', t('deleted'))
    } catch (error) {
      refused(error)
    }
  }
  const askToDelete = () =>
    ask({
      title: t('deleteTitle'),
      text: t('deleteText'),
      confirmLabel: t('delete'),
      onConfirm: deletePost,
      landing: besides(post.id),
    })
  const reportIt = (kind: 'post' | 'family') => () =>
    report({
      subject: { kind, id: kind === 'post' ? post.id : post.familyId },
      onReported: () => remove(post.id),
      landing: besides(post.id),
    })

  return (
    <div ref={menu.root} className="relative -mt-1 -mr-2">
      <Button
        ref={menu.button}
        id={id}
        variant="ghost"
        size="icon"
        aria-label={t('moreOf', { task: post.taskTitle })}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onClick={menu.onButtonClick}
        className="text-soft"
      >
        <Icon of={EllipsisVertical} />
      </Button>
      {menu.open ? (
        <div
          role="menu"
          aria-labelledby={id}
          tabIndex={-1}
          className="absolute top-full right-0 z-10 w-64 max-w-[calc(100vw-3rem)] animate-pop-in rounded-card bg-card p-2 shadow-soft ring-1 ring-line"
        >
          {deletable ? (
            <MenuButton onChoose={choose(askToDelete)}>
              <Icon of={Trash2} />
              {t('deletePost')}
            </MenuButton>
          ) : (
            <>
              <MenuButton onChoose={choose(reportIt('post'))}>
                <Icon of={Flag} />
                {t('reportPost')}
              </MenuButton>
              <MenuButton onChoose={choose(reportIt('family'))}>
                <Icon of={Flag} />
                <span className="min-w-0 truncate">{t('reportFamily', { family: post.familyName })}</span>
              </MenuButton>
            </>
          )}
        </div>
      ) : null}
    </div>
  )
}
