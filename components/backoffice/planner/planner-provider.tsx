'use client'

import { useLocale, useTranslations } from 'next-intl'
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
import { DEFAULT_WEEKS_BACK } from '@/lib/features/challenges/rules'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import type { Week } from './load-week'
import { type PlanAction, type PlanDraft, type PlanEdit, reducePlan, startDraft } from './plan-draft'
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
 * Returns the planner's state and its texts for days and edits.
 * @throws Error outside of it
 */
export function usePlanner() {
  const t = useTranslations('planner')
  const locale = useLocale()
  const planner = use(PlannerContext)
  if (!planner) throw new Error('usePlanner needs a PlannerProvider')
  const { draft, getTaskName } = planner

  const toDay = (day: Weekday) => t('toDay', { day: String(day) })
  const fromDay = (day: Weekday) => t('fromDay', { day: String(day) })
  const onDay = (day: Weekday) => t('onDay', { day: String(day) })
  const shortDay = (day: Weekday) => weekdayName(day, locale, 'short')
  const longDay = (day: Weekday) => weekdayName(day, locale)

  const describeEdit = (edit: PlanEdit): string => {
    if (!('taskId' in edit)) return t(`deed.${edit.kind}`)
    const task = getTaskName(edit.taskId)
    if (edit.kind === 'removed') return t('deed.removed', { task, from: fromDay(edit.day) })
    return t(`deed.${edit.kind}`, { task, to: toDay(edit.day) })
  }

  const describeLastEdit = (): string => {
    if (!draft.last) return ''
    const { verb, edit } = draft.last
    const deed = describeEdit(edit)
    if (verb !== 'did') return t(`deed.${verb}`, { deed })
    if (edit.kind === 'filled') return [deed, edit.note].filter(Boolean).join('. ')
    if (edit.kind !== 'placed' && edit.kind !== 'moved') return deed
    const tasks = draft.plan[edit.day]
    return t('deed.withPlace', { deed, place: tasks.indexOf(edit.taskId) + 1, total: tasks.length })
  }

  return { ...planner, t, toDay, fromDay, onDay, shortDay, longDay, describeLastEdit }
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
  const [weeksBack, setWeeksBack] = useState(DEFAULT_WEEKS_BACK)
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
