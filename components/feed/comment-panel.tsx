'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { PostView } from '@/lib/features/feed/schema'
import { CommentForm } from './comment-form'
import { CommentLine, SendingLine } from './comment-line'
import { useComments } from './use-comments'

type CommentPanelProps = { id: string; post: PostView; open: boolean }

export function CommentPanel({ id, post, open }: CommentPanelProps) {
  const t = useTranslations('feed')
  const list = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const { comments, sending, hasEarlier, isLoading, loadEarlier, add, remove, hide } = useComments(post)
  const readEarlier = async () => {
    await loadEarlier()
    list.current?.focus({ preventScroll: true })
  }
  return (
    <section
      id={id}
      hidden={!open}
      aria-label={t('commentsOn', { task: post.taskTitle })}
      className="grid gap-3"
    >
      {hasEarlier ? (
        <Button
          variant="link"
          size="sm"
          loading={isLoading}
          onClick={() => void readEarlier()}
          className="justify-self-start"
        >
          {t('earlier')}
        </Button>
      ) : null}
      <ul ref={list} tabIndex={-1} className="grid gap-3 outline-none">
        {comments.map((comment) => (
          <CommentLine
            key={comment.id}
            comment={comment}
            post={post}
            onDelete={() => remove(comment.id)}
            onReported={() => hide(comment.id)}
            focusTarget={() => input.current}
          />
        ))}
        {sending.map(({ key, content }) => (
          <SendingLine key={key} content={content} />
        ))}
      </ul>
      {comments.length + sending.length === 0 && !post.commentsOff ? (
        <p className="text-soft text-sm">{t('noComments')}</p>
      ) : null}
      {post.commentsOff ? (
        <p className="text-soft text-sm">{t('commentsAreOff')}</p>
      ) : (
        <CommentForm ref={input} onSend={add} />
      )}
    </section>
  )
}
