'use client'

import { SendHorizontal } from 'lucide'
import { useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Textarea } from '@/components/ui/textarea'
import { COMMENT_MAX } from '@/lib/features/feed/comments/rules'

/** Then the remaining characters are shown. */
const NEARLY_FULL = COMMENT_MAX - 100

type CommentFormProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  /** @returns false on errors, which restore the text */
  onSend: (content: string) => Promise<boolean>
}

/** Renders the comment field. Enter sends with a keyboard, else breaks the line. */
export function CommentForm({ ref, onSend }: CommentFormProps) {
  const t = useTranslations('feed')
  const id = useId()
  const form = useForm({ defaultValues: { comment: '' } })
  const { ref: register, ...field } = form.register('comment')
  const { length } = form.watch('comment')

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const content = form.getValues('comment').trim()
    ref.current?.focus()
    if (!content) return
    form.reset()
    if (await onSend(content)) return
    const since = form.getValues('comment')
    form.setValue('comment', (since ? `${content}\n${since}` : content).slice(0, COMMENT_MAX))
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
          {...field}
          ref={(element) => {
            register(element)
            ref.current = element
          }}
          rows={1}
          aria-label={t('commentLabel')}
          aria-describedby={length > NEARLY_FULL ? `${id}-left` : undefined}
          placeholder={t('commentPlaceholder')}
          maxLength={COMMENT_MAX}
          onKeyDown={onKeyDown}
          className="max-h-40 min-h-12 resize-none"
        />
        <Button type="submit" size="icon" aria-label={t('commentSend')} className="mb-0.5">
          <Icon of={SendHorizontal} />
        </Button>
      </div>
      {length > NEARLY_FULL ? (
        <p id={`${id}-left`} className="text-right text-soft text-sm">
          {t('charactersLeft', { count: COMMENT_MAX - length })}
        </p>
      ) : null}
    </form>
  )
}
