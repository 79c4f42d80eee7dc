'use client'

import { useEffect, useRef } from 'react'
import type { PlanDraft } from './plan-draft'

/** Gives the focus to a task or a day, by its key, once the draft that holds it is drawn. */
export function useLanding({ plan }: PlanDraft) {
  const key = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new plan's drawing that is waited for.
  useEffect(() => {
    if (key.current === null) return
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.current)}"]`)?.focus()
    key.current = null
  }, [plan])
  return (next: string) => {
    key.current = next
  }
}
