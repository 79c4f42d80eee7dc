'use client'

import { useDroppable } from '@dnd-kit/core'
import { ListPlus, Search } from 'lucide'
import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import useSWR from 'swr'
import { EmptyPot } from '@/components/art/empty-pot'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Checkbox } from '@/components/ui/checkbox'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Spinner } from '@/components/ui/spinner'
import { searchTasks } from '@/lib/features/tasks/rules'
import type { Task } from '@/lib/features/tasks/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { LIBRARY_ID } from './drag-target'
import { loadUnusedTasks } from './load-week'
import { usePlanner } from './planner-provider'
import { LibraryTask } from './task-card'
import { WeeksInput } from './weeks-input'

/** Keeps dragging smooth in a library of hundreds. */
const STEP = 40
const NO_TASKS: ReadonlySet<string> = new Set()

/** Renders all tasks; a planned task dropped here leaves the week. */
export const LibraryPanel = memo(function LibraryPanel() {
  const { week, weeksBack, t } = usePlanner()
  const [search, setSearch] = useState('')
  const [onlyUnused, setOnlyUnused] = useState(false)
  const filter = `${search} ${onlyUnused} ${weeksBack}`
  const [steps, setSteps] = useState({ filter, count: 1 })
  const shown = STEP * (steps.filter === filter ? steps.count : 1)
  const { setNodeRef } = useDroppable({ id: LIBRARY_ID })
  const unused = useSWR(
    onlyUnused ? (['unused-tasks', weeksBack] as const) : null,
    ([, weeks]) => loadUnusedTasks(weeks),
    { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false },
  )
  const deferredSearch = useDeferredValue(search)
  const allowed = onlyUnused ? (unused.data ?? NO_TASKS) : null
  const found = useMemo(
    () => searchTasks(week.tasks, deferredSearch, allowed),
    [week.tasks, deferredSearch, allowed],
  )
  const isLoading = onlyUnused && unused.isLoading
  const id = useId()
  const checkboxId = useId()
  if (week.tasks.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        className="w-full"
        art={<EmptyPot className="mx-auto w-28" />}
        title={t('emptyLibrary.title')}
        text={t('emptyLibrary.text')}
        action={
          <Link href="/backoffice/content?tab=tasks" className={buttonVariants({ size: 'sm' })}>
            <Icon of={ListPlus} />
            {t('emptyLibrary.action')}
          </Link>
        }
      />
    )
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className="flex min-h-0 flex-1 flex-col gap-3 p-3 pb-0 sm:p-4 sm:pb-0"
    >
      <h3 id={id} className="flex items-baseline justify-between gap-3">
        {t('library')}
        <span role="status" className="font-medium font-text text-soft text-sm">
          {isLoading ? null : t('found', { count: found.length })}
        </span>
      </h3>
      <div className="relative">
        <Icon
          of={Search}
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-soft"
        />
        <Input
          type="search"
          aria-label={t('search')}
          value={search}
          placeholder={t('search')}
          onChange={(event) => setSearch(event.target.value)}
          className="min-h-11 pl-10"
        />
      </div>
      <div className="flex items-center gap-2.5">
        <Checkbox
          id={checkboxId}
          checked={onlyUnused}
          onChange={(event) => setOnlyUnused(event.target.checked)}
        />
        <Label htmlFor={checkboxId} className="min-w-0 flex-1 leading-snug">
          {t('onlyUnused', { weeks: weeksBack })}
        </Label>
        {isLoading ? <Spinner className="size-4" /> : null}
        {onlyUnused ? <WeeksInput /> : null}
      </div>
      {onlyUnused && unused.error ? (
        <Alert tone="error" role="alert" className="p-3 text-sm">
          {t('unusedFailed')}
        </Alert>
      ) : null}
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-4">
        {found.length === 0 && !isLoading ? (
          <p className="py-3 text-soft text-sm">{t('nothingFound')}</p>
        ) : null}
        <TaskList tasks={found} shown={shown} />
        {found.length > shown ? (
          <Button
            variant="secondary"
            size="sm"
            className="mt-3 w-full"
            onClick={() => setSteps({ filter, count: shown / STEP + 1 })}
          >
            {t('more', { count: Math.min(STEP, found.length - shown) })}
          </Button>
        ) : null}
      </div>
    </section>
  )
})

/** Dragging over the library does not render it. */
const TaskList = memo(function TaskList({ tasks, shown }: { tasks: readonly Task[]; shown: number }) {
  return (
    <ul className="grid gap-2">
      {tasks.slice(0, shown).map((task) => (
        <LibraryTask key={task.id} task={task} />
      ))}
    </ul>
  )
})
