'use client'

import { ChevronDown, CircleAlert, CloudOff, CloudUpload, Hourglass } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef } from 'react'
import { BadgeEarnedDialog } from '@/components/completions/badge-earned-dialog'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { ArrivedNotice } from './arrived-notice'
import { QueueItem } from './queue-item'
import { setQueue, useQueue } from './queue-state'
import { useOnline } from './use-online'
import { useQueueSender } from './use-queue-sender'

const LOOKS = {
  queuedOffline: { icon: CloudOff, surface: 'bg-sun-tint', ink: 'text-sun-ink' },
  queued: { icon: Hourglass, surface: 'bg-sun-tint', ink: 'text-sun-ink' },
  paused: { icon: Hourglass, surface: 'bg-sun-tint', ink: 'text-sun-ink' },
  sending: { icon: CloudUpload, surface: 'bg-leaf-tint', ink: 'text-leaf-ink' },
  refused: { icon: CircleAlert, surface: 'bg-coral-tint', ink: 'text-coral-ink' },
} as const

export function QueueBar({ timezone }: { timezone: string }) {
  const t = useTranslations('queue')
  const { photos, sending, open } = useQueue((queue) => queue)
  const { sendNow, isPaused, completed, clearCompleted, badgeResponse, closeBadge } = useQueueSender()
  const online = useOnline()
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A task further down the page can open the list; the focus scrolls to it.
    if (open) button.current?.focus()
  }, [open])

  const unsent = photos.filter(({ refusal }) => !refusal).length
  const state = sending ? 'sending' : unsent > 0 ? getQueuedState({ isPaused, online }) : 'refused'
  const { icon, surface, ink } = LOOKS[state]
  const summary = t(state, { count: state === 'refused' ? photos.length : unsent })
  return (
    <>
      <ArrivedNotice photos={completed} onClose={clearCompleted} />
      {photos.length > 0 ? (
        <section aria-label={t('label')} className={cn('mb-5 overflow-hidden rounded-card', surface)}>
          <p role="status" className="sr-only">
            {summary}
          </p>
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setQueue({ open: !open })}
            className="flex min-h-13 w-full scroll-mt-20 items-center gap-3 rounded-card px-4 py-2 text-left font-bold focus-visible:-outline-offset-3"
          >
            <Icon of={icon} className={cn('size-5 shrink-0', ink)} />
            <span className="min-w-0 flex-1 leading-snug">{summary}</span>
            <span className={cn('flex shrink-0 items-center gap-1 text-sm', ink)}>
              {open ? t('hide') : t('show')}
              <Icon
                of={ChevronDown}
                className={cn('size-4 transition-transform duration-200', open && 'rotate-180')}
              />
            </span>
          </button>
          {sending ? (
            <Progress value={sending.share * 100} label={summary} className="h-1.5 rounded-none" />
          ) : null}
          <div id={listId} hidden={!open} className="px-3 pt-1 pb-3 sm:px-4 sm:pb-4">
            {unsent > 0 ? <p className="px-1 pt-1.5 pb-3 text-sm">{t('note')}</p> : null}
            {isPaused ? <SignIn /> : null}
            <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
              {photos.map((photo) => (
                <QueueItem
                  key={photo.id}
                  queued={photo}
                  timezone={timezone}
                  percent={sending?.id === photo.id ? Math.round(sending.share * 100) : null}
                  online={online}
                  onSend={sendNow}
                />
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      {badgeResponse ? (
        <BadgeEarnedDialog
          open
          namespace="queue"
          response={badgeResponse}
          onClose={closeBadge}
          onCloseAutoFocus={focusMain}
        />
      ) : null}
    </>
  )
}

function getQueuedState({ isPaused, online }: { isPaused: boolean; online: boolean }) {
  if (isPaused) return 'paused'
  return online ? 'queued' : 'queuedOffline'
}

function SignIn() {
  const t = useTranslations('queue')
  return (
    <a href="/login" className={cn(buttonVariants({ variant: 'secondary', size: 'sm' }), 'mb-3')}>
      {t('signIn')}
    </a>
  )
}

/** The bar unmounts with its last photo, so the focus cannot return to it. */
function focusMain(event: Event): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
