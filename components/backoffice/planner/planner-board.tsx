'use client'

import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Library } from './library'
import { cardClass } from './planned-task'
import { HeldContext, usePlanner } from './planner-context'
import { libraryClass } from './planner-layout'
import { TaskFace } from './task-face'
import { useDragLabels } from './use-drag-labels'
import { usePlanDrag } from './use-plan-drag'
import { usePlannerLabels } from './use-planner-labels'
import { ViewSwitch } from './view-switch'
import { WeekBoard } from './week-board'

type PlannerBoardProps = { weeksBack: number; onWeeksBack: (weeks: number) => void }

export function PlannerBoard({ weeksBack, onWeeksBack }: PlannerBoardProps) {
  const planner = usePlanner()
  const { t } = usePlannerLabels(planner.getTaskName)
  const { held, now, changed, props } = usePlanDrag(planner)
  const announcements = useDragLabels(planner, now, changed)
  const [view, setView] = useState<'week' | 'tasks'>('week')
  const dragged = held && planner.week.byId.get(held.dragged.taskId)
  const still = typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <HeldContext value={held}>
      <DndContext
        {...props}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
      >
        <ViewSwitch view={view} onView={setView} />
        <div data-holds-escape={held ? '' : undefined} className="flex min-h-0 flex-1">
          <div className={cn(libraryClass, 'min-h-0 flex-col md:flex', view === 'tasks' ? 'flex' : 'hidden')}>
            <Library weeksBack={weeksBack} onWeeksBack={onWeeksBack} />
          </div>
          <div
            className={cn(
              'min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain md:block',
              view === 'week' ? 'block' : 'hidden',
            )}
          >
            <WeekBoard />
          </div>
        </div>
        <DragOverlay {...(still && { dropAnimation: null })}>
          {dragged ? (
            <div className={cn(cardClass, 'cursor-grabbing border-leaf p-2 shadow-soft')}>
              <TaskFace task={dragged} />
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
    </HeldContext>
  )
}
