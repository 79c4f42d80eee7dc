import type { Weekday } from '@/lib/platform/dates/local-date'
import { EMPTY_PLAN, filled, inserted, isSamePlan, type WeekPlan, withDays, without } from './week-plan'

/** Edit of the plan, for its description. */
export type PlanEdit =
  | { kind: 'placed' | 'moved' | 'removed'; taskId: string; day: Weekday }
  | { kind: 'cleared' | 'filled' | 'loaded' }

type Step = { plan: WeekPlan; deed: PlanEdit }

export type PlanDraft = {
  plan: WeekPlan
  /** Days that may still change, in order. */
  editable: readonly Weekday[]
  /** Undo stack, latest last. */
  past: readonly Step[]
  /** Redo stack, latest last. */
  future: readonly Step[]
  /** Last edit; `count` distinguishes two equal ones. */
  last: { verb: 'did' | 'undid' | 'redid'; deed: PlanEdit; count: number } | null
}

export type PlanAction =
  | { type: 'place'; taskId: string; day: Weekday; index?: number }
  | { type: 'move'; taskId: string; from: Weekday; to: Weekday; index?: number }
  | { type: 'remove'; taskId: string; day: Weekday }
  | { type: 'clear' }
  | { type: 'fill'; taskIds: readonly string[]; days: 'empty' | 'all' }
  | { type: 'load'; plan: WeekPlan; editable: readonly Weekday[] }
  | { type: 'undo' }
  | { type: 'redo' }

const STEPS_MAX = 100

export function startDraft(plan: WeekPlan, editable: readonly Weekday[]): PlanDraft {
  return { plan, editable, past: [], future: [], last: null }
}

/** Returns the next state; the same object when the action is not allowed or changes nothing. */
export function reducePlan(draft: PlanDraft, action: PlanAction): PlanDraft {
  if (action.type === 'undo') return undone(draft)
  if (action.type === 'redo') return redone(draft)
  if (action.type === 'load')
    return done({ ...draft, editable: action.editable }, action.plan, { kind: 'loaded' })
  const next = changed(draft, action)
  return next && !isSamePlan(next, draft.plan) ? done(draft, next, toPlanEdit(action)) : draft
}

type Change = Exclude<PlanAction, { type: 'undo' | 'redo' | 'load' }>

function changed({ plan, editable }: PlanDraft, action: Change): WeekPlan | null {
  switch (action.type) {
    case 'place':
      return isFree(plan, editable, action) ? placed(plan, action) : null
    case 'move':
      return moved(plan, editable, action)
    case 'remove':
      if (!editable.includes(action.day)) return null
      return withDays(plan, [action.day], (day) => without(plan[day], action.taskId))
    case 'clear':
      return withDays(plan, editable, (day) => EMPTY_PLAN[day])
    case 'fill': {
      const days = editable.filter((day) => action.days === 'all' || plan[day].length === 0)
      return filled(plan, days, action.taskIds)
    }
  }
}

type Placing = { taskId: string; day: Weekday; index?: number | undefined }

function isFree(plan: WeekPlan, editable: readonly Weekday[], { taskId, day }: Placing): boolean {
  return editable.includes(day) && !plan[day].includes(taskId)
}

function placed(plan: WeekPlan, { taskId, day, index }: Placing): WeekPlan {
  return withDays(plan, [day], () => inserted(plan[day], taskId, index))
}

function moved(
  plan: WeekPlan,
  editable: readonly Weekday[],
  { taskId, from, to, index }: Extract<Change, { type: 'move' }>,
): WeekPlan | null {
  if (!editable.includes(from) || !plan[from].includes(taskId)) return null
  const rest = withDays(plan, [from], () => without(plan[from], taskId))
  const target = { taskId, day: to, index }
  return isFree(rest, editable, target) ? placed(rest, target) : null
}

function toPlanEdit(action: Change): PlanEdit {
  switch (action.type) {
    case 'place':
      return { kind: 'placed', taskId: action.taskId, day: action.day }
    case 'move':
      return { kind: 'moved', taskId: action.taskId, day: action.to }
    case 'remove':
      return { kind: 'removed', taskId: action.taskId, day: action.day }
    case 'clear':
      return { kind: 'cleared' }
    case 'fill':
      return { kind: 'filled' }
  }
}

function done(draft: PlanDraft, plan: WeekPlan, deed: PlanEdit): PlanDraft {
  const past = [...draft.past, { plan: draft.plan, deed }].slice(-STEPS_MAX)
  return { ...draft, plan, past, future: [], last: toLastEdit(draft, 'did', deed) }
}

function undone(draft: PlanDraft): PlanDraft {
  const step = draft.past.at(-1)
  if (!step) return draft
  const future = [...draft.future, { plan: draft.plan, deed: step.deed }]
  const last = toLastEdit(draft, 'undid', step.deed)
  return { ...draft, plan: held(draft, step.plan), past: draft.past.slice(0, -1), future, last }
}

function redone(draft: PlanDraft): PlanDraft {
  const step = draft.future.at(-1)
  if (!step) return draft
  const past = [...draft.past, { plan: draft.plan, deed: step.deed }]
  const last = toLastEdit(draft, 'redid', step.deed)
  return { ...draft, plan: held(draft, step.plan), past, future: draft.future.slice(0, -1), last }
}

/** A step may be older than a day's lock: locked days keep their current tasks. */
function held({ plan, editable }: PlanDraft, wanted: WeekPlan): WeekPlan {
  return withDays(plan, editable, (day) => wanted[day])
}

function toLastEdit({ last }: PlanDraft, verb: 'did' | 'undid' | 'redid', deed: PlanEdit) {
  return { verb, deed, count: (last?.count ?? 0) + 1 }
}
