import type { Weekday } from '@/lib/platform/dates/local-date'
import {
  EMPTY_PLAN,
  fillDays,
  insertTask,
  isSamePlan,
  removeTask,
  replaceDays,
  type WeekPlan,
} from './week-plan'

/** Edit of the plan, for its description. */
export type PlanEdit =
  | { kind: 'placed' | 'moved' | 'removed'; taskId: string; day: Weekday }
  | { kind: 'filled'; note: string }
  | { kind: 'cleared' | 'loaded' }

type Step = { plan: WeekPlan; edit: PlanEdit }

export type PlanDraft = {
  plan: WeekPlan
  editable: readonly Weekday[]
  /** Undo stack, latest last. */
  past: readonly Step[]
  /** Redo stack, latest last. */
  future: readonly Step[]
  /** `count` distinguishes two equal edits. */
  last: { verb: 'did' | 'undid' | 'redid'; edit: PlanEdit; count: number } | null
}

type Change =
  | { type: 'place'; taskId: string; day: Weekday; index?: number }
  | { type: 'move'; taskId: string; from: Weekday; to: Weekday; index?: number }
  | { type: 'remove'; taskId: string; day: Weekday }
  | { type: 'clear' }
  | { type: 'fill'; taskIds: readonly string[]; days: 'empty' | 'all'; note?: string }

export type PlanAction =
  | Change
  | { type: 'load'; plan: WeekPlan; editable: readonly Weekday[] }
  | { type: 'undo' }
  | { type: 'redo' }

const STEPS_MAX = 100

export function startDraft(plan: WeekPlan, editable: readonly Weekday[]): PlanDraft {
  return { plan, editable, past: [], future: [], last: null }
}

/** Returns the next state; the same object without a change. */
export function reducePlan(draft: PlanDraft, action: PlanAction): PlanDraft {
  if (action.type === 'undo') return moveStep(draft, 'past', 'future')
  if (action.type === 'redo') return moveStep(draft, 'future', 'past')
  if (action.type === 'load')
    return addStep({ ...draft, editable: action.editable }, action.plan, { kind: 'loaded' })
  const plan = applyChange(draft, action)
  return plan && !isSamePlan(plan, draft.plan) ? addStep(draft, plan, toPlanEdit(action)) : draft
}

/** Null if not allowed. */
function applyChange({ plan, editable }: PlanDraft, change: Change): WeekPlan | null {
  const canAdd = (taskId: string, day: Weekday) => editable.includes(day) && !plan[day].includes(taskId)
  switch (change.type) {
    case 'place': {
      const { taskId, day, index } = change
      return canAdd(taskId, day) ? insertTask(plan, taskId, day, index) : null
    }
    case 'move': {
      const { taskId, from, to, index } = change
      if (!editable.includes(from) || !plan[from].includes(taskId)) return null
      if (from !== to && !canAdd(taskId, to)) return null
      return insertTask(removeTask(plan, taskId, from), taskId, to, index)
    }
    case 'remove':
      return editable.includes(change.day) ? removeTask(plan, change.taskId, change.day) : null
    case 'clear':
      return replaceDays(plan, editable, (day) => EMPTY_PLAN[day])
    case 'fill': {
      const days = editable.filter((day) => change.days === 'all' || plan[day].length === 0)
      return fillDays(plan, days, change.taskIds)
    }
  }
}

function toPlanEdit(change: Change): PlanEdit {
  switch (change.type) {
    case 'place':
      return { kind: 'placed', taskId: change.taskId, day: change.day }
    case 'move':
      return { kind: 'moved', taskId: change.taskId, day: change.to }
    case 'remove':
      return { kind: 'removed', taskId: change.taskId, day: change.day }
    case 'clear':
      return { kind: 'cleared' }
    case 'fill':
      return { kind: 'filled', note: change.note ?? '' }
  }
}

function addStep(draft: PlanDraft, plan: WeekPlan, edit: PlanEdit): PlanDraft {
  const past = [...draft.past, { plan: draft.plan, edit }].slice(-STEPS_MAX)
  return { ...draft, plan, past, future: [], last: toLastEdit(draft, 'did', edit) }
}

/** Moves the latest step of one stack to the other. */
function moveStep(draft: PlanDraft, from: 'past' | 'future', to: 'past' | 'future'): PlanDraft {
  const step = draft[from].at(-1)
  if (!step) return draft
  return {
    ...draft,
    // A step may be older than a day's lock: locked days keep their tasks.
    plan: replaceDays(draft.plan, draft.editable, (day) => step.plan[day]),
    [from]: draft[from].slice(0, -1),
    [to]: [...draft[to], { plan: draft.plan, edit: step.edit }],
    last: toLastEdit(draft, from === 'past' ? 'undid' : 'redid', step.edit),
  }
}

function toLastEdit({ last }: PlanDraft, verb: 'did' | 'undid' | 'redid', edit: PlanEdit) {
  return { verb, edit, count: (last?.count ?? 0) + 1 }
}
