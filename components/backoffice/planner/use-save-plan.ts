'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import type { savePlanContract } from '@/lib/features/challenges/plan/contract'
import { ApiError, send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { loadWeek, type Week } from './load-week'
import type { PlanDraft } from './plan-draft'
import { useProblemLabels } from './use-problem-labels'
import { requireApiMessage } from './use-week'
import { isSamePlan, toAssignments, toWeekPlan } from './week-plan'

/** State of a conflict; `theirs` is set once it was loaded. */
export type Conflict = { theirs: Week | null; loading: boolean; failed: boolean }

type Options = { week: Week; draft: PlanDraft; onLoaded: (theirs: Week) => void; onSaved: () => void }

/** Returns the save mutation, which never changes the draft. */
export function useSavePlan({ week, draft, onLoaded, onSaved }: Options) {
  const t = useTranslations('planner')
  const router = useRouter()
  const formatProblems = useProblemLabels(week)
  const [saving, setSaving] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'changed_meanwhile') setConflict({ theirs: null, loading: false, failed: false })
    else setProblems(formatProblems(error, toAssignments(draft.plan)))
  }

  const save = async (version: number) => {
    if (saving) return
    setSaving(true)
    setProblems([])
    const taskAssignments = toAssignments(draft.plan)
    try {
      const saved = await send<typeof savePlanContract>('POST', '/challenges/{id}/tasks', {
        params: { id: week.id },
        body: { taskAssignments, version },
      })
      const whole = isSamePlan(toWeekPlan(saved.taskAssignments), draft.plan)
      void notify(whole ? 'success' : 'warning', whole ? t('saved') : t('savedPartly'))
      router.refresh()
      onSaved()
    } catch (error) {
      refused(error)
    } finally {
      setSaving(false)
    }
  }

  const askForTheirs = async (): Promise<Week | null> => {
    setConflict({ theirs: null, loading: true, failed: false })
    try {
      const theirs = await loadWeek(week.id)
      setConflict({ theirs, loading: false, failed: false })
      return theirs
    } catch (error) {
      requireApiMessage(error)
      setConflict({ theirs: null, loading: false, failed: true })
      return null
    }
  }
  const loadTheirs = async () => {
    const theirs = conflict?.theirs ?? (await askForTheirs())
    if (!theirs) return
    setConflict(null)
    onLoaded(theirs)
  }

  return {
    saving,
    problems,
    conflict,
    save: () => save(week.version),
    showTheirs: askForTheirs,
    loadTheirs,
    saveMine: (theirs: Week) => save(theirs.version),
  }
}
