'use client'

import { useDroppable } from '@dnd-kit/core'
import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { Task } from '@/lib/features/tasks/schema'
import { LIBRARY_ID } from './drag-target'
import { EmptyLibrary } from './empty-library'
import { LibraryFilters } from './library-filters'
import { searchTasks } from './library-search'
import { LibraryTask } from './library-task'
import { usePlanner } from './planner-context'
import { usePlannerLabels } from './use-planner-labels'
import { useUnused } from './use-unused'

/** Number of tasks per step; keeps dragging smooth in a library of hundreds. */
const STEP = 40
const NONE: ReadonlySet<string> = new Set()

type LibraryProps = { weeksBack: number; onWeeksBack: (weeks: number) => void }

/** Renders all tasks, searchable and draggable; dropping a planned task here removes it from the week. */
export const Library = memo(function Library({ weeksBack, onWeeksBack }: LibraryProps) {
  const { week, getTaskName: nameOf } = usePlanner()
  const { t } = usePlannerLabels(nameOf)
  const [search, setSearch] = useState('')
  const [onlyUnused, setOnlyUnused] = useState(false)
  const [shown, setShown] = useState(STEP)
  const { setNodeRef } = useDroppable({ id: LIBRARY_ID })
  const unused = useUnused(onlyUnused, weeksBack)
  const asked = useDeferredValue(search)
  const fresh = onlyUnused ? (unused.data ?? NONE) : null
  const found = useMemo(() => searchTasks(week.tasks, asked, fresh), [week.tasks, asked, fresh])
  const waits = onlyUnused && unused.isLoading
  const id = useId()
  if (week.tasks.length === 0) return <EmptyLibrary />

  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setShown(STEP)
    }
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className="flex min-h-0 flex-1 flex-col gap-3 p-3 pb-0 sm:p-4 sm:pb-0"
    >
      <h3 id={id} className="flex items-baseline justify-between gap-3">
        {t('library')}
        <span role="status" className="font-medium font-text text-soft text-sm">
          {waits ? null : t('found', { count: found.length })}
        </span>
      </h3>
      <LibraryFilters
        search={search}
        onSearch={anew(setSearch)}
        onlyUnused={onlyUnused}
        onOnlyUnused={anew(setOnlyUnused)}
        weeksBack={weeksBack}
        onWeeksBack={anew(onWeeksBack)}
        waits={waits}
      />
      {onlyUnused && unused.error ? (
        <Alert tone="error" role="alert" className="p-3 text-sm">
          {t('unusedFailed')}
        </Alert>
      ) : null}
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-4">
        {found.length === 0 && !waits ? <p className="py-3 text-soft text-sm">{t('nothingFound')}</p> : null}
        <TaskList tasks={found} shown={shown} />
        {found.length > shown ? (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3 w-full"
            onClick={() => setShown(shown + STEP)}
          >
            {t('more', { count: Math.min(STEP, found.length - shown) })}
          </Button>
        ) : null}
      </div>
    </section>
  )
})

/** Memoized, so that dragging over the library does not render it. */
const TaskList = memo(function TaskList({ tasks, shown }: { tasks: readonly Task[]; shown: number }) {
  return (
    <ul className="grid gap-2">
      {tasks.slice(0, shown).map((task) => (
        <LibraryTask key={task.id} task={task} />
      ))}
    </ul>
  )
})
