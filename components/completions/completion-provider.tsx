'use client'

import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { reportVisit } from '@/components/offline/report-visit'
import { whenIdle } from '@/components/offline/when-idle'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { notify } from '@/components/shell/notify'
import { lazyClient } from '@/components/ui/lazy-client'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { useRouter } from '@/lib/platform/i18n/navigation'
import type { Audience } from './audience'
import type { Outcome } from './complete-dialog'
import type { ChipKid } from './kid-chips'

const loadDialog = () => import('./complete-dialog')
const CompleteDialog = lazyClient(() => loadDialog().then((module) => module.CompleteDialog))
const BadgeEarnedDialog = lazyClient(() =>
  import('./badge-earned-dialog').then((module) => module.BadgeEarnedDialog),
)

type Task = { id: string; title: string }

type CompletionContextValue = {
  complete: (task: Task) => void
  initial: Task | null
  audience: Audience
  outcome: Outcome | null
  dismiss: () => void
  noticeRef: RefObject<HTMLDivElement | null>
}

const CompletionContext = createContext<CompletionContextValue | null>(null)

/** Returns the completion context; `complete` opens the dialog. */
export function useCompletionContext(): CompletionContextValue {
  const context = useContext(CompletionContext)
  if (!context) throw new Error('There is no CompletionProvider around')
  return context
}

type CompletionProviderProps = {
  challengeId: string
  /** Today in the family's timezone. */
  today: LocalDate
  kids: readonly ChipKid[]
  audience: Audience
  limits: PhotoLimits & { description: number }
  /** Task of the initially open dialog. */
  initial: Task | null
  children: ReactNode
}

/**
 * Provides the completion dialogs of a page. Task buttons unmount on completion, so the dialogs cannot be their
 * children.
 */
export function CompletionProvider({ audience, initial, children, ...props }: CompletionProviderProps) {
  const { challengeId, today, kids, limits } = props
  const t = useTranslations('complete')
  const tErrors = useTranslations('errors')
  const router = useRouter()
  const noticeRef = useRef<HTMLDivElement>(null)
  // Each opening resets the state.
  const [attempt, setAttempt] = useState({ task: initial, challengeId, madeOn: today, count: 0 })
  const [open, setOpen] = useState(initial !== null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [celebrating, setCelebrating] = useState(false)
  useEffect(() => {
    // A reload or the back button must not open the dialog again.
    if (askedTask()) window.history.replaceState(null, '', window.location.pathname)
    // Lazy components load while there is a connection.
    const fetchRest = () =>
      Promise.all([loadDialog(), import('@/components/offline/queue-bar'), import('sonner')])
    return whenIdle(() => void fetchRest().then(readyWithoutConnection, later))
  }, [])

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
  const keptForLater = () => {
    setOpen(false)
    void notify('success', t('keptLater'))
  }
  /** The trigger has unmounted with its task: the notice takes the focus. */
  const focusNews = (event: Event) => {
    if (!noticeRef.current) return
    event.preventDefault()
    noticeRef.current.focus()
  }

  const contextValue: CompletionContextValue = {
    complete: (chosen) => {
      const show = () => {
        setAttempt(({ count }) => ({ task: chosen, challengeId, madeOn: today, count: count + 1 }))
        setOutcome(null)
        setOpen(true)
      }
      void loadDialog().then(show, () => notify('error', tErrors('network')))
    },
    initial,
    audience,
    outcome,
    dismiss: () => setOutcome(null),
    noticeRef,
  }
  return (
    <CompletionContext value={contextValue}>
      {children}
      {attempt.task ? (
        <CompleteDialog
          key={attempt.count}
          open={open}
          challengeId={attempt.challengeId}
          task={attempt.task}
          madeOn={attempt.madeOn}
          today={today}
          kids={kids}
          audience={audience}
          limits={limits}
          onClose={() => setOpen(false)}
          onDone={finish}
          onDoneAlready={finishedElsewhere}
          onNewDay={() => router.refresh()}
          onKept={keptForLater}
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
    </CompletionContext>
  )
}

export function askedTask(): string | null {
  return new URLSearchParams(window.location.search).get('complete')
}

/** Marks in the page's timings that a photo can be completed offline from here on. */
function readyWithoutConnection(): void {
  performance.mark('brota-ready-offline')
  reportVisit()
}

/** Ignores the error: missing code loads again on use. */
function later(): void {}
