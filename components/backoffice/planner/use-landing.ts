'use client'

import { useEffect, useRef } from 'react'
import type { PlanDraft } from './plan-draft'

/** Returns a function that focuses a task or day by its key, after the draft has rendered. */
export function useLanding({ plan }: PlanDraft) {
  const key = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the new plan has rendered
  useEffect(() => {
    if (key.current === null) return
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key.current)}"]`)?.focus()
    key.current = null
  }, [plan])
  return (next: string) => {
    key.current = next
  }
}
