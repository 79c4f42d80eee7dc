'use client'

import { Flag, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlantAvatar } from '@/components/community/plant-avatar'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CommentView } from '@/lib/features/feed/comments/schema'
import { canDeleteComment } from '@/lib/features/feed/policy'
import type { PostView } from '@/lib/features/feed/schema'
import { useFeedContext } from './feed-context'
import { PostTime } from './post-time'

type CommentLineProps = {
  comment: CommentView
  post: PostView
  onDelete: () => Promise<unknown>
  onReported: () => void
  focusTarget: () => HTMLElement | null
}

/** Shows a comment. Its author and the post's can delete it. */
export function CommentLine({ comment, post, onDelete, onReported, focusTarget }: CommentLineProps) {
  const t = useTranslations('feed')
  const { viewer, ask, report } = useFeedContext()
  const { id, userName, userId, familyId, content } = comment
  const askToDelete = () =>
    ask({
      title: t('deleteCommentTitle'),
      text: t('deleteCommentText', { content: excerpt(content) }),
      confirmLabel: t('delete'),
      onConfirm: onDelete,
      focusTarget,
    })
  return (
    <Line
      avatar={<PlantAvatar id={familyId} picture={comment.userAvatar} size="sm" />}
      name={userName}
      when={<PostTime date={comment.date} />}
      content={content}
    >
      {canDeleteComment(viewer, { userId, post }) ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('deleteCommentOf', { name: userName })}
          aria-haspopup="dialog"
          onClick={askToDelete}
          className={action}
        >
          <Icon of={Trash2} />
        </Button>
      ) : null}
      {familyId === viewer.familyId ? null : (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('reportCommentOf', { name: userName })}
          aria-haspopup="dialog"
          onClick={() => report({ subject: { kind: 'comment', id }, onReported, focusTarget })}
          className={action}
        >
          <Icon of={Flag} />
        </Button>
      )}
    </Line>
  )
}

const action = '-my-1 text-soft [&_svg]:size-4.5'

export function SendingLine({ content }: { content: string }) {
  const t = useTranslations('feed')
  const { viewer } = useFeedContext()
  const { familyId, firstName, avatar } = viewer
  return (
    <Line
      avatar={<PlantAvatar id={familyId} picture={avatar} size="sm" />}
      name={firstName}
      when={t('sending')}
      content={content}
    />
  )
}

type LineProps = {
  avatar: ReactNode
  name: string
  when: ReactNode
  content: string
  children?: ReactNode
}

function Line({ avatar, name, when, content, children }: LineProps) {
  return (
    <li className="flex items-start gap-2.5">
      {avatar}
      <div className="min-w-0 flex-1 rounded-2xl rounded-tl-md bg-muted px-3.5 py-2">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-extrabold">{name}</span>
          <span className="text-soft">{when}</span>
        </p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
      </div>
      {children ? <div className="flex shrink-0">{children}</div> : null}
    </li>
  )
}

function excerpt(content: string): string {
  const letters = Array.from(content.replace(/\s+/g, ' '))
  return letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : letters.join('')
}
