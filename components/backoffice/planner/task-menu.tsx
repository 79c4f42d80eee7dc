'use client'

import { ArrowDown, ArrowUp, CalendarPlus, EllipsisVertical, Trash2 } from 'lucide'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Icon } from '@/components/ui/icon'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { toDayKey, toTaskKey } from './drag-target'
import { usePlanner } from './planner-provider'

/** Renders the drag actions as a menu, for touch and keyboard. */
export function TaskMenu({ taskId, day }: { taskId: string; day: Weekday | null }) {
  const { draft, edit, getTaskName, t, toDay } = usePlanner()
  const days = draft.editable.filter((other) => !draft.plan[other].includes(taskId))
  if (!day && days.length === 0) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('menuOf', { task: getTaskName(taskId) })}
          className="size-8 text-soft after:absolute after:-inset-1.5 after:content-['']"
        >
          <Icon of={EllipsisVertical} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-72">
        {day ? (
          <PlannedItems taskId={taskId} day={day} otherDays={days} />
        ) : (
          <>
            <DropdownMenuLabel aria-hidden className="pt-1.5 pb-1 font-bold text-soft text-xs">
              {t('addTitle')}
            </DropdownMenuLabel>
            {days.map((to) => (
              <DropdownMenuItem key={to} onSelect={() => edit({ type: 'place', taskId, day: to })}>
                <Icon of={CalendarPlus} />
                {t('addTo', { to: toDay(to) })}
              </DropdownMenuItem>
            ))}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

type PlannedItemsProps = { taskId: string; day: Weekday; otherDays: readonly Weekday[] }

/** The focus stays with a task in its day, else follows it or goes to its neighbor. */
function PlannedItems({ taskId, day, otherDays }: PlannedItemsProps) {
  const { draft, edit, focusAfterEdit, t, toDay, fromDay } = usePlanner()
  const tasks = draft.plan[day]
  const index = tasks.indexOf(taskId)

  const moveTo = (to: Weekday) => {
    edit({ type: 'move', taskId, from: day, to })
    focusAfterEdit(toTaskKey(taskId, to))
  }
  const shiftBy = (step: number) => edit({ type: 'move', taskId, from: day, to: day, index: index + step })
  const remove = () => {
    edit({ type: 'remove', taskId, day })
    const neighbor = tasks[index + 1] ?? tasks[index - 1]
    focusAfterEdit(neighbor ? toTaskKey(neighbor, day) : toDayKey(day))
  }
  return (
    <>
      <DropdownMenuLabel aria-hidden className="pt-1.5 pb-1 font-bold text-soft text-xs">
        {t('moveTitle')}
      </DropdownMenuLabel>
      {otherDays.map((to) => (
        <DropdownMenuItem key={to} onSelect={() => moveTo(to)}>
          <Icon of={CalendarPlus} />
          {t('moveTo', { to: toDay(to) })}
        </DropdownMenuItem>
      ))}
      {index > 0 ? (
        <DropdownMenuItem onSelect={() => shiftBy(-1)}>
          <Icon of={ArrowUp} />
          {t('up')}
        </DropdownMenuItem>
      ) : null}
      {index < tasks.length - 1 ? (
        <DropdownMenuItem onSelect={() => shiftBy(1)}>
          <Icon of={ArrowDown} />
          {t('down')}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem onSelect={remove}>
        <Icon of={Trash2} />
        {t('removeFrom', { from: fromDay(day) })}
      </DropdownMenuItem>
    </>
  )
}
