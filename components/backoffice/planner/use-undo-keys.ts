'use client'

import { type Dispatch, useEffect, useEffectEvent } from 'react'
import type { PlanAction } from './plan-draft'

/** Binds Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y; Command on a Mac), except in text fields, which have their own undo. */
export function useUndoKeys(act: Dispatch<PlanAction>, busy: boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const type = busy ? null : parseUndoKey(event)
    if (!type || isTyping(event.target) || isElsewhere()) return
    event.preventDefault()
    act({ type })
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function parseUndoKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"])')
}

/** Checks for an open menu, an active drag, or a dialog over the planner. */
function isElsewhere(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  return dialogs.length > 1 || document.querySelector('[data-holds-escape]') !== null
}
