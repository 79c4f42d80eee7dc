'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { lazyClient } from '@/components/ui/lazy-client'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import type { Confirmation, ReportRequest } from './feed-context'

const ReportDialog = lazyClient(() =>
  import('@/components/moderation/report-dialog').then((module) => module.ReportDialog),
)

/** Kept while the dialog closes; `count` resets the state. */
type Opened<T> = { request: T; count: number; open: boolean } | null

/** Returns a feed's dialogs: a post can unmount while its dialog is open. */
export function useFeedDialogs(): {
  ask: (question: Confirmation) => void
  report: (request: ReportRequest) => void
  dialogs: ReactNode
} {
  const tCommon = useTranslations('common')
  const [confirmation, setConfirmation] = useState<Opened<Confirmation>>(null)
  const [reported, setReported] = useState<Opened<ReportRequest>>(null)
  const opener = useRef<Element | null>(null)

  const opens =
    <T,>(set: (change: (last: Opened<T>) => Opened<T>) => void) =>
    (request: T) => {
      opener.current = document.activeElement
      set((last) => ({ request, count: (last?.count ?? 0) + 1, open: true }))
    }
  const closed = <T,>(last: Opened<T>) => last && { ...last, open: false }
  const closeConfirmation = () => setConfirmation(closed)
  const restoreFocus = (focusTarget: Confirmation['focusTarget']) => (event: Event) => {
    if (opener.current?.isConnected) return
    event.preventDefault()
    focusTarget()?.focus()
  }

  const dialogs = (
    <>
      {confirmation ? (
        <LazyConfirm
          key={`question-${confirmation.count}`}
          open={confirmation.open}
          title={confirmation.request.title}
          text={confirmation.request.text}
          closeLabel={tCommon('close')}
          cancelLabel={tCommon('cancel')}
          confirmLabel={confirmation.request.confirmLabel}
          onCancel={closeConfirmation}
          onConfirm={() => confirmation.request.onConfirm().finally(closeConfirmation)}
          onCloseAutoFocus={restoreFocus(confirmation.request.focusTarget)}
        />
      ) : null}
      {reported ? (
        <ReportDialog
          key={`report-${reported.count}`}
          open={reported.open}
          subject={reported.request.subject}
          onClose={() => setReported(closed)}
          onReported={() => {
            setReported(closed)
            reported.request.onReported()
          }}
          onCloseAutoFocus={restoreFocus(reported.request.focusTarget)}
        />
      ) : null}
    </>
  )
  return { ask: opens(setConfirmation), report: opens(setReported), dialogs }
}
