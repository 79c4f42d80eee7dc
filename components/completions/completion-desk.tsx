'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { notify } from '@/components/shell/notify'
import { useRouter } from '@/lib/i18n/navigation'
import type { Audience } from './audience'
import type { Outcome } from './complete-dialog'
import type { ChipKid } from './kid-chips'

const CompleteDialog = dynamic(() => import('./complete-dialog').then((module) => module.CompleteDialog), {
  ssr: false,
})
const BadgeEarnedDialog = dynamic(
  () => import('./badge-earned-dialog').then((module) => module.BadgeEarnedDialog),
  { ssr: false },
)

type Task = { id: string; title: string }

type Desk = {
  complete: (task: Task) => void
  audience: Audience
  outcome: Outcome | null
  dismiss: () => void
  noticeRef: RefObject<HTMLDivElement | null>
}

const DeskContext = createContext<Desk | null>(null)

/** The desk of the page around; `complete` opens its dialog. */
export function useCompletionDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('There is no CompletionDesk around')
  return desk
}

type CompletionDeskProps = {
  challengeId: string
  kids: readonly ChipKid[]
  audience: Audience
  limits: PhotoLimits & { description: number }
  /** The task whose dialog is open from the start. */
  initial: Task | null
  children: ReactNode
}

/**
 * Holds the dialogs of a page with open tasks. They stand here and not at the buttons, because a button goes with its
 * task once that is done, and the news about it must stay.
 */
export function CompletionDesk({ audience, initial, children, ...props }: CompletionDeskProps) {
  const { challengeId, kids, limits } = props
  const t = useTranslations('complete')
  const router = useRouter()
  const noticeRef = useRef<HTMLDivElement>(null)
  // Each opening starts afresh.
  const [attempt, setAttempt] = useState({ task: initial, count: 0 })
  const [open, setOpen] = useState(initial !== null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [celebrating, setCelebrating] = useState(false)
  useEffect(() => {
    // Loaded again, or gone back to, the page does not open the dialog once more.
    if (initial) window.history.replaceState(null, '', window.location.pathname)
  }, [initial])

  const finish = (news: Outcome) => {
    setOpen(false)
    setOutcome(news)
    setCelebrating(news.completed.badge !== null)
    void notify('success', t('sent'))
    router.refresh()
  }
  const finishedElsewhere = (message: string) => {
    setOpen(false)
    void notify('info', message)
    router.refresh()
  }
  /** The button that opened the dialog is gone with its task: the news take the focus. */
  const focusNews = (event: Event) => {
    if (!noticeRef.current) return
    event.preventDefault()
    noticeRef.current.focus()
  }

  const desk: Desk = {
    complete: (chosen) => {
      setAttempt(({ count }) => ({ task: chosen, count: count + 1 }))
      setOutcome(null)
      setOpen(true)
    },
    audience,
    outcome,
    dismiss: () => setOutcome(null),
    noticeRef,
  }
  return (
    <DeskContext value={desk}>
      {children}
      {attempt.task ? (
        <CompleteDialog
          key={attempt.count}
          open={open}
          challengeId={challengeId}
          task={attempt.task}
          kids={kids}
          audience={audience}
          limits={limits}
          onClose={() => setOpen(false)}
          onDone={finish}
          onDoneAlready={finishedElsewhere}
          onCloseAutoFocus={focusNews}
        />
      ) : null}
      {outcome?.completed.badge ? (
        <BadgeEarnedDialog
          open={celebrating}
          completed={outcome.completed}
          onClose={() => setCelebrating(false)}
          onCloseAutoFocus={focusNews}
        />
      ) : null}
    </DeskContext>
  )
}
