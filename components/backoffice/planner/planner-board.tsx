'use client'

import { DndContext, DragOverlay } from '@dnd-kit/core'
import { Lock } from 'lucide'
import { useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { DayColumn } from './day-column'
import { LibraryPanel } from './library-panel'
import { usePlanner } from './planner-provider'
import { cardClass, TaskSummary } from './task-card'
import { PlanDragContext, usePlanDrag } from './use-plan-drag'

const libraryClass = 'w-full shrink-0 border-line md:w-60 md:border-r min-[87.5rem]:w-72'

/** Renders library and week, on a phone one at a time. */
export function PlannerBoard() {
  const { week, draft, t } = usePlanner()
  const locked = week.days.length - draft.editable.length
  const { drag, context } = usePlanDrag()
  const [view, setView] = useState<View>('week')
  const dragged = drag && week.byId.get(drag.dragged.taskId)
  const isStill =
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <PlanDragContext value={drag}>
      <DndContext {...context}>
        <ViewSwitch view={view} onView={setView} />
        <div data-dragging={drag ? '' : undefined} className="flex min-h-0 flex-1">
          <div className={cn(libraryClass, 'min-h-0 flex-col md:flex', view === 'tasks' ? 'flex' : 'hidden')}>
            <LibraryPanel />
          </div>
          <div
            className={cn(
              'min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain md:block',
              view === 'week' ? 'block' : 'hidden',
            )}
          >
            <div className="flex min-h-full flex-col gap-3 p-3 sm:p-4">
              {locked > 0 ? (
                <p className="flex items-start gap-2.5 rounded-2xl bg-sky-tint px-4 py-2.5 text-sm">
                  <Icon of={Lock} className="mt-0.5 size-4 shrink-0 text-sky-ink" />
                  {locked === week.days.length ? t('lockedAll') : t('lockedSome', { count: locked })}
                </p>
              ) : null}
              <div className={cn(boardClass, 'min-[75rem]:auto-rows-[1fr]')}>
                {week.days.map(({ day, date }) => (
                  <DayColumn key={day} day={day} date={date} />
                ))}
              </div>
            </div>
          </div>
        </div>
        <DragOverlay {...(isStill && { dropAnimation: null })}>
          {dragged ? (
            <div className={cn(cardClass, 'cursor-grabbing border-leaf p-2 shadow-soft')}>
              <TaskSummary task={dragged} />
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
    </PlanDragContext>
  )
}

const VIEWS = { week: 'viewWeek', tasks: 'viewTasks' } as const

type View = keyof typeof VIEWS
function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = usePlanner()
  return (
    <fieldset className="mx-3 mt-3 flex gap-1 rounded-full bg-muted p-1 md:hidden">
      <legend className="sr-only">{t('views')}</legend>
      {(Object.keys(VIEWS) as View[]).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onView(one)}
          className={cn(
            'min-h-11 flex-1 rounded-full px-4 font-bold text-soft transition-colors duration-200 hover:text-ink',
            view === one && 'bg-raised text-leaf-ink shadow-soft',
          )}
        >
          {t(VIEWS[one])}
        </button>
      ))}
    </fieldset>
  )
}

const DAYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

export function PlannerBoardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex min-h-0 flex-1 overflow-hidden">
      <span className="sr-only">{label}</span>
      <div className={`${libraryClass} grid content-start gap-3 p-4 max-md:hidden`}>
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-11" />
        {DAYS.map((day) => (
          <Skeleton key={day} className="h-12 rounded-2xl" />
        ))}
      </div>
      <div className={`${boardClass} p-4`}>
        {DAYS.map((day) => (
          <Skeleton key={day} className="h-full min-h-28 rounded-2xl" />
        ))}
      </div>
    </div>
  )
}

/** One column on a phone, seven on wide screens. */
const boardClass =
  'grid min-w-0 flex-1 auto-rows-[minmax(7rem,auto)] gap-2 sm:grid-cols-2 lg:grid-cols-4 min-[75rem]:grid-cols-7'
