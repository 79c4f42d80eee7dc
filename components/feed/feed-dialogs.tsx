'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { lazily } from '@/components/ui/lazily'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import type { Question, ReportRequest } from './feed-desk'

const ReportDialog = lazily(() =>
  import('@/components/moderation/report-dialog').then((module) => module.ReportDialog),
)

/** What a dialog is open for; it stays while the dialog closes, and each opening starts afresh. */
type Opened<T> = { request: T; count: number; open: boolean } | null

/** The dialogs of a feed. They stand here and not at the posts, because a post can go while its dialog is open. */
export function useFeedDialogs(): {
  ask: (question: Question) => void
  report: (request: ReportRequest) => void
  dialogs: ReactNode
} {
  const tCommon = useTranslations('common')
  const [question, setQuestion] = useState<Opened<Question>>(null)
  const [reported, setReported] = useState<Opened<ReportRequest>>(null)
  const opener = useRef<Element | null>(null)

  const opens =
    <T,>(set: (change: (last: Opened<T>) => Opened<T>) => void) =>
    (request: T) => {
      opener.current = document.activeElement
      set((last) => ({ request, count: (last?.count ?? 0) + 1, open: true }))
    }
  const closed = <T,>(last: Opened<T>) => last && { ...last, open: false }
  const closeQuestion = () => setQuestion(closed)
  const land = (landing: Question['landing']) => (event: Event) => {
    if (opener.current?.isConnected) return
    event.preventDefault()
    landing()?.focus()
  }

  const dialogs = (
    <>
      {question ? (
        <LazyConfirm
          key={`question-${question.count}`}
          open={question.open}
          title={question.request.title}
          text={question.request.text}
          closeLabel={tCommon('close')}
          cancelLabel={tCommon('cancel')}
          confirmLabel={question.request.confirmLabel}
          onCancel={closeQuestion}
          onConfirm={() => question.request.onConfirm().finally(closeQuestion)}
          onCloseAutoFocus={land(question.request.landing)}
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
          onCloseAutoFocus={land(reported.request.landing)}
        />
      ) : null}
    </>
  )
  return { ask: opens(setQuestion), report: opens(setReported), dialogs }
}
