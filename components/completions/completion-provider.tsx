'use client'

import { useTranslations } from 'next-intl'
import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { notify } from '@/components/shell/notify'
import { lazyClient } from '@/components/ui/lazy-client'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { reloadForChunkLoadError } from '@/lib/platform/http/chunk-load-error'
import { useRouter } from '@/lib/platform/i18n/navigation'
import type { PrivacyPreferences } from './audience'
import type { DialogInstance } from './complete-dialog'
import type { ChipKid } from './kid-chips'
import type { SubmissionOutcome, UploadedCompletion } from './use-complete-task'

const loadDialog = () => import('./complete-dialog')
const CompleteDialog = lazyClient(() => loadDialog().then((module) => module.CompleteDialog))
const BadgeEarnedDialog = lazyClient(() =>
  import('./badge-earned-dialog').then((module) => module.BadgeEarnedDialog),
)

type Task = { id: string; title: string }

/** The moment is first, then the badge dialog above the notice, then the notice alone. */
export type ShownCompletion = UploadedCompletion & { stage: 'moment' | 'badge' | 'notice' }

type CompletionContextValue = {
  openCompleteDialog: (task: Task) => void
  privacy: PrivacyPreferences
  result: ShownCompletion | null
  /** Element of the moment, then of the notice: it takes the focus of the closed dialog. */
  resultRef: RefObject<HTMLDivElement | null>
  refreshPage: () => void
  endMoment: () => void
  dismiss: () => void
}

const CompletionContext = createContext<CompletionContextValue | null>(null)

export function useCompletionContext(): CompletionContextValue {
  const context = useContext(CompletionContext)
  if (!context) throw new Error('There is no CompletionProvider around')
  return context
}

type CompletionProviderProps = {
  /** Null without a challenge: there are no tasks and no plant then. */
  challengeId: string | null
  /** Today in the family's timezone. */
  today: LocalDate
  kids: readonly ChipKid[]
  privacy: PrivacyPreferences
  limits: PhotoLimits & { description: number }
  children: ReactNode
}

/** Provides a page's completion dialogs, because task buttons unmount on completion. */
export function CompletionProvider({
  challengeId,
  today,
  kids,
  privacy,
  limits,
  children,
}: CompletionProviderProps) {
  const t = useTranslations('complete')
  const tErrors = useTranslations('errors')
  const router = useRouter()
  const resultRef = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<DialogInstance>()
  const [result, setResult] = useState<ShownCompletion | null>(null)
  useEffect(() => {
    // Runs after the buttons have read the query, which a reload or Back must not apply again.
    if (readRequestedAssignmentId()) window.history.replaceState(null, '', window.location.pathname)
  }, [])

  const closeDialog = () => setDialog((last) => last && { ...last, open: false })
  const showCompletion = (completed: UploadedCompletion) => {
    const stage = challengeId ? 'moment' : getStageAfterMoment(completed)
    // A transition, so that rendering the result does not delay the closing of the dialog.
    startTransition(() => setResult({ ...completed, stage }))
    void notify('success', t('sent'))
    // A refresh would make the moment stutter, so the page is refreshed after it.
    if (!challengeId) router.refresh()
  }
  const handleOutcome = (outcome: SubmissionOutcome) => {
    if (outcome.kind === 'new-day') return router.refresh()
    closeDialog()
    if (outcome.kind === 'completed') return showCompletion(outcome)
    if (outcome.kind === 'queued') return void notify('success', t('addedToQueue'))
    void notify('info', outcome.message)
    router.refresh()
  }
  /** Moves the focus to the result, because the button that opened the dialog unmounts with its task. */
  const focusResult = (event: Event) => {
    if (!resultRef.current) return
    event.preventDefault()
    resultRef.current.focus()
  }

  const showDialog = async (task: Task) => {
    if (!challengeId) return
    const { readDraft } = await loadDialog()
    const initialDraft = await readDraft(challengeId, task.id)
    void import('./moment/completion-moment').catch(() => undefined)
    const opened = { open: true, challengeId, task, madeOn: today, initialDraft }
    setDialog((last) => ({ ...opened, key: (last?.key ?? 0) + 1 }))
    setResult(null)
  }
  const fail = (error: unknown) => {
    if (!reloadForChunkLoadError(error)) void notify('error', tErrors('network'))
  }
  const openCompleteDialog = (task: Task) => void showDialog(task).catch(fail)

  const contextValue: CompletionContextValue = {
    openCompleteDialog,
    privacy,
    result,
    resultRef,
    refreshPage: () => router.refresh(),
    endMoment: () => setResult((last) => last && { ...last, stage: getStageAfterMoment(last) }),
    dismiss: () => setResult(null),
  }
  return (
    <CompletionContext value={contextValue}>
      {children}
      {dialog ? (
        <CompleteDialog
          key={dialog.key}
          instance={dialog}
          today={today}
          kids={kids}
          privacy={privacy}
          limits={limits}
          onClose={closeDialog}
          onOutcome={handleOutcome}
          onCloseAutoFocus={focusResult}
        />
      ) : null}
      {result?.response.badge ? (
        <BadgeEarnedDialog
          open={result.stage === 'badge'}
          response={result.response}
          onClose={() => setResult({ ...result, stage: 'notice' })}
          onCloseAutoFocus={focusResult}
        />
      ) : null}
    </CompletionContext>
  )
}

function getStageAfterMoment({ response }: UploadedCompletion): 'badge' | 'notice' {
  return response.badge ? 'badge' : 'notice'
}

export function readRequestedAssignmentId(): string | null {
  return new URLSearchParams(window.location.search).get('complete')
}
