'use client'

import { SendHorizontal } from 'lucide'
import { useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, type Ref, type RefObject, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Textarea } from '@/components/ui/textarea'
import { COMMENT_MAX } from '@/lib/features/feed/comments/rules'

/** Length at which the remaining characters are shown. */
const NEARLY_FULL = COMMENT_MAX - 100

type CommentFormProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  /** @returns false on errors; the text is then restored */
  onSend: (content: string) => Promise<boolean>
}

/** Renders the comment field. Enter sends on devices with a keyboard; on touch screens it is a line break. */
export function CommentForm({ ref, onSend }: CommentFormProps) {
  const t = useTranslations('feed')
  const id = useId()
  const [text, setText] = useState('')

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const content = text.trim()
    ref.current?.focus()
    if (!content) return
    setText('')
    if (await onSend(content)) return
    setText((since) => (since ? `${content}\n${since}` : content).slice(0, COMMENT_MAX))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!window.matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    void submit()
  }

  return (
    <form onSubmit={submit} className="grid gap-1">
      <div className="flex items-end gap-2">
        <Textarea
          ref={ref as Ref<HTMLTextAreaElement>}
          rows={1}
          name="comment"
          aria-label={t('commentLabel')}
          aria-describedby={text.length > NEARLY_FULL ? `${id}-left` : undefined}
          placeholder={t('commentPlaceholder')}
          maxLength={COMMENT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-40 min-h-12 resize-none"
        />
        <Button type="submit" size="icon" aria-label={t('commentSend')} className="mb-0.5">
          <Icon of={SendHorizontal} />
        </Button>
      </div>
      {text.length > NEARLY_FULL ? (
        <p id={`${id}-left`} className="text-right text-soft text-sm">
          {t('charactersLeft', { count: COMMENT_MAX - text.length })}
        </p>
      ) : null}
    </form>
  )
}
