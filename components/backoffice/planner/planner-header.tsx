'use client'

import { Eraser, Redo2, Sparkles, Undo2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { useDialog } from '@/components/ui/use-dialog'
import { FillDialog } from './fill-dialog'
import { usePlanner } from './planner-provider'

type PlannerHeaderProps = { title: string; period?: ReactNode; toolbar?: ReactNode }

export function PlannerHeader({ title, period, toolbar }: PlannerHeaderProps) {
  const t = useTranslations('planner')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-line border-b py-3 pr-4 pl-4 sm:pr-16 sm:pl-6">
      <div className="min-w-0 max-sm:pr-12">
        <DialogDescription className="truncate font-bold text-leaf-ink text-sm">{title}</DialogDescription>
        <DialogTitle>{t('title')}</DialogTitle>
        {period}
      </div>
      {toolbar}
    </div>
  )
}

const STEPS = [
  { type: 'undo', icon: Undo2, stack: 'past', keys: 'Control+Z Meta+Z' },
  { type: 'redo', icon: Redo2, stack: 'future', keys: 'Control+Shift+Z Meta+Shift+Z' },
] as const

/** Renders the actions on the whole plan, with undo keys. */
export function PlannerToolbar() {
  const { draft, edit, t } = usePlanner()
  const filling = useDialog()
  const isBare = draft.editable.every((day) => draft.plan[day].length === 0)
  useUndoKeys()
  // Disabled buttons stay focusable, so that the last undo does not lose the focus.
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2.5 sm:gap-x-2">
      {STEPS.map(({ type, icon, stack, keys }) => (
        <Button
          key={type}
          variant="ghost"
          size="icon"
          aria-label={t(type)}
          title={t(type)}
          aria-keyshortcuts={keys}
          aria-disabled={draft[stack].length === 0}
          onClick={() => edit({ type })}
        >
          <Icon of={icon} />
        </Button>
      ))}
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('clearWeek')}
        title={t('clearWeek')}
        aria-disabled={isBare}
        className="max-sm:px-3"
        onClick={() => edit({ type: 'clear' })}
      >
        <Icon of={Eraser} />
        <span className="max-sm:hidden">{t('clear')}</span>
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={draft.editable.length === 0}
        className="max-sm:px-3"
        onClick={filling.show}
      >
        <Icon of={Sparkles} />
        {t('fill.open')}
      </Button>
      {filling.key === 0 ? null : <FillDialog key={filling.key} {...filling.shown} />}
    </div>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y; Command on a Mac), except in text fields. */
function useUndoKeys() {
  const { edit, saver } = usePlanner()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const type = saver.isSaving ? null : parseUndoKey(event)
    if (!type || isTyping(event.target) || isElsewhere()) return
    event.preventDefault()
    edit({ type })
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

function isElsewhere(): boolean {
  const layers = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')
  return layers.length > 1 || document.querySelector('[data-dragging]') !== null
}
