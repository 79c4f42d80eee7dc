'use client'

import { Eraser, Redo2, Sparkles, Undo2 } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDialog } from '@/components/ui/use-dialog'
import { FillDialog } from './fill-dialog'
import { usePlanner } from './planner-context'
import { usePlannerLabels } from './use-planner-labels'

type PlannerToolbarProps = {
  weeksBack: number
  onWeeksBack: (weeks: number) => void
  onNote: (note: string) => void
}

export function PlannerToolbar(props: PlannerToolbarProps) {
  const { draft, act, getTaskName: nameOf } = usePlanner()
  const { t } = usePlannerLabels(nameOf)
  const filling = useDialog()
  const isBare = draft.editable.every((day) => draft.plan[day].length === 0)
  const locked = draft.editable.length === 0
  // Disabled buttons stay focusable, so that undoing the last step does not lose the focus.
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2.5 sm:gap-x-2">
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('undo')}
        title={t('undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={draft.past.length === 0}
        onClick={() => act({ type: 'undo' })}
      >
        <Icon of={Undo2} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('redo')}
        title={t('redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={draft.future.length === 0}
        onClick={() => act({ type: 'redo' })}
      >
        <Icon of={Redo2} />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('clearWeek')}
        title={t('clearWeek')}
        aria-disabled={isBare}
        className="max-sm:px-3"
        onClick={() => act({ type: 'clear' })}
      >
        <Icon of={Eraser} />
        <span className="max-sm:hidden">{t('clear')}</span>
      </Button>
      <Button variant="secondary" size="sm" disabled={locked} className="max-sm:px-3" onClick={filling.show}>
        <Icon of={Sparkles} />
        {t('fill.open')}
      </Button>
      {filling.key === 0 ? null : (
        <FillDialog key={filling.key} open={filling.open} onClose={filling.close} {...props} />
      )}
    </div>
  )
}
