'use client'

import {
  createContext,
  type Dispatch,
  type ReactNode,
  use,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { WEEKS_BACK } from '@/lib/features/challenges/rules'
import type { Week } from './load-week'
import { type PlanAction, type PlanDraft, reducePlan, startDraft } from './plan-draft'
import { type PlanSaver, useSavePlan } from './use-save-plan'
import { isSamePlan } from './week-plan'

type Planner = {
  week: Week
  draft: PlanDraft
  edit: Dispatch<PlanAction>
  saver: PlanSaver
  weeksBack: number
  setWeeksBack: (weeks: number) => void
  focusAfterEdit: (key: string) => void
  getTaskName: (taskId: string) => string
}

const PlannerContext = createContext<Planner | null>(null)

/**
 * Returns the planner's state.
 * @throws Error outside of it
 */
export function usePlanner(): Planner {
  const planner = use(PlannerContext)
  if (!planner) throw new Error('usePlanner needs a PlannerProvider')
  return planner
}

type PlannerProviderProps = {
  loaded: Week
  /** Decides if the dialog may close. */
  onGuard: (guard: { dirty: boolean; locked: boolean }) => void
  onSaved: () => void
  children: ReactNode
}

export function PlannerProvider({ loaded, onGuard, onSaved, children }: PlannerProviderProps) {
  const [week, setWeek] = useState(loaded)
  const [draft, edit] = useReducer(reducePlan, loaded, ({ plan, editable }) => startDraft(plan, editable))
  const [weeksBack, setWeeksBack] = useState(WEEKS_BACK)
  const focusAfterEdit = useFocusAfterEdit(draft)
  const getTaskName = (taskId: string) => week.byId.get(taskId)?.name ?? loaded.byId.get(taskId)?.name ?? ''
  const onLoaded = (theirs: Week) => {
    setWeek(theirs)
    edit({ type: 'load', plan: theirs.plan, editable: theirs.editable })
  }
  const saver = useSavePlan({ week, plan: draft.plan, onLoaded, onSaved })
  const dirty = !isSamePlan(draft.plan, week.plan)
  const locked = saver.isSaving
  useEffect(() => onGuard({ dirty, locked }), [onGuard, dirty, locked])
  return (
    <PlannerContext
      value={{ week, draft, edit, saver, weeksBack, setWeeksBack, focusAfterEdit, getTaskName }}
    >
      {children}
    </PlannerContext>
  )
}

function useFocusAfterEdit({ plan }: PlanDraft) {
  const wanted = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the new plan has rendered
  useEffect(() => {
    if (wanted.current === null) return
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`)?.focus()
    wanted.current = null
  }, [plan])
  return (key: string) => {
    wanted.current = key
  }
}
