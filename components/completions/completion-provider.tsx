'use client'

import { useTranslations } from 'next-intl'
import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Draft } from '@/components/offline/drafts'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { notify } from '@/components/shell/notify'
import { lazyClient } from '@/components/ui/lazy-client'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { reloadForMissingPart } from '@/lib/platform/http/missing-part'
import { useRouter } from '@/lib/platform/i18n/navigation'
import type { Audience } from './audience'
import type { CompletionOutcome } from './complete-dialog'
import type { ChipKid } from './kid-chips'
import { loadMoment } from './moment/load-moment'

const loadDialog = () => import('./complete-dialog')
const CompleteDialog = lazyClient(() => loadDialog().then((module) => module.CompleteDialog))
const BadgeEarnedDialog = lazyClient(() =>
  import('./badge-earned-dialog').then((module) => module.BadgeEarnedDialog),
)

type Task = { id: string; title: string }

type Attempt = { task: Task; draft: Draft | null; challengeId: string; madeOn: LocalDate; count: number }

type CompletionContextValue = {
  openCompleteDialog: (task: Task) => void
  requestedTask: Task | null
  audience: Audience
  outcome: CompletionOutcome | null
  isMoment: boolean
  isCelebrating: boolean
  refreshPage: () => void
  endMoment: () => void
  dismiss: () => void
  /** The moment, then the notice: takes the focus of the closed dialog. */
  newsRef: RefObject<HTMLDivElement | null>
}

const CompletionContext = createContext<CompletionContextValue | null>(null)

/** Returns the completion context. */
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
  requestedTask: Task | null
  children: ReactNode
}

/** Provides a page's completion dialogs, because task buttons unmount on completion. */
export function CompletionProvider({ audience, requestedTask, children, ...props }: CompletionProviderProps) {
  const { challengeId, today, kids, limits } = props
  const t = useTranslations('complete')
  const tErrors = useTranslations('errors')
  const router = useRouter()
  const newsRef = useRef<HTMLDivElement>(null)
  // Each opening resets the state.
  const [attempt, setAttempt] = useState<Attempt>()
  const [open, setOpen] = useState(false)
  const [outcome, setOutcome] = useState<CompletionOutcome | null>(null)
  const [isMoment, setMoment] = useState(false)
  const [isCelebrating, setCelebrating] = useState(false)
  useEffect(() => {
    // A reload or Back must not open the dialog again.
    if (readRequestedTaskId()) window.history.replaceState(null, '', window.location.pathname)
  }, [])

  const finish = (outcome: CompletionOutcome) => {
    // Without a challenge there is no plant to grow.
    const hasMoment = challengeId !== ''
    setOpen(false)
    // A task apart from the dialog's closing.
    startTransition(() => {
      setOutcome(outcome)
      setMoment(hasMoment)
      setCelebrating(outcome.completed.badge !== null)
    })
    void notify('success', t('sent'))
    // Rendering the page again would stall the moment above it.
    if (!hasMoment) router.refresh()
  }
  const finishedElsewhere = (message: string) => {
    setOpen(false)
    void notify('info', message)
    router.refresh()
  }
  const onQueued = () => {
    setOpen(false)
    void notify('success', t('keptLater'))
  }
  /** The trigger unmounts with its task. */
  const focusNews = (event: Event) => {
    if (!newsRef.current) return
    event.preventDefault()
    newsRef.current.focus()
  }

  const show = async (task: Task) => {
    const { readDraft } = await loadDialog()
    const draft = await readDraft(challengeId, task.id)
    void loadMoment().catch(() => undefined)
    setAttempt((last) => ({ task, draft, challengeId, madeOn: today, count: (last?.count ?? 0) + 1 }))
    setOutcome(null)
    setMoment(false)
    setOpen(true)
  }
  const fail = (error: unknown) => {
    if (!reloadForMissingPart(error)) void notify('error', tErrors('network'))
  }
  const openDialog = (task: Task) => void show(task).catch(fail)
  const openRequested = useEffectEvent(() => requestedTask && openDialog(requestedTask))
  useEffect(() => void openRequested(), [])

  const contextValue: CompletionContextValue = {
    openCompleteDialog: openDialog,
    requestedTask,
    audience,
    outcome,
    isMoment,
    isCelebrating,
    refreshPage: () => router.refresh(),
    endMoment: () => setMoment(false),
    dismiss: () => setOutcome(null),
    newsRef,
  }
  return (
    <CompletionContext value={contextValue}>
      {children}
      {attempt ? (
        <CompleteDialog
          key={attempt.count}
          open={open}
          challengeId={attempt.challengeId}
          task={attempt.task}
          madeOn={attempt.madeOn}
          today={today}
          draft={attempt.draft}
          kids={kids}
          audience={audience}
          limits={limits}
          onClose={() => setOpen(false)}
          onDone={finish}
          onDoneAlready={finishedElsewhere}
          onNewDay={() => router.refresh()}
          onQueued={onQueued}
          onCloseAutoFocus={focusNews}
        />
      ) : null}
      {outcome?.completed.badge ? (
        <BadgeEarnedDialog
          open={isCelebrating && !isMoment}
          completed={outcome.completed}
          onClose={() => setCelebrating(false)}
          onCloseAutoFocus={focusNews}
        />
      ) : null}
    </CompletionContext>
  )
}

export function readRequestedTaskId(): string | null {
  return new URLSearchParams(window.location.search).get('complete')
}
