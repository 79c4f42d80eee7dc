'use client'

import { createContext, type Dispatch, use } from 'react'
import type { Dragged, Target } from './drag-target'
import type { Week } from './load-week'
import type { PlanAction, PlanDraft } from './plan-draft'

export type Planner = {
  week: Week
  draft: PlanDraft
  act: Dispatch<PlanAction>
  /** Moves the focus after the next render. */
  landOn: (key: string) => void
  getTaskName: (taskId: string) => string
}

/** Dragged task with its current drop position. */
export type Held = { dragged: Dragged; target: Target | null } | null

export const PlannerContext = createContext<Planner | null>(null)
export const HeldContext = createContext<Held>(null)

export function usePlanner(): Planner {
  const planner = use(PlannerContext)
  if (!planner) throw new Error('Only parts of the planner ask for it')
  return planner
}
