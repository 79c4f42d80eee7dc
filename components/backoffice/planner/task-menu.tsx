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
import type { RowAction } from '../data-table/row-menu'
import { toDayKey, toTaskKey } from './drag-target'
import { usePlanner } from './planner-provider'

/** Renders the drag actions as a menu, for touch and keyboard. */
export function TaskMenu({ taskId, day }: { taskId: string; day: Weekday | null }) {
  const { draft, edit, getTaskName, t, toDay } = usePlanner()
  const getPlannedActions = usePlannedActions(taskId)
  const days = draft.editable.filter((other) => !draft.plan[other].includes(taskId))
  if (!day && days.length === 0) return null
  const actions = day
    ? getPlannedActions(day, days)
    : days.map((to) => ({
        icon: CalendarPlus,
        label: t('addTo', { to: toDay(to) }),
        onChoose: () => edit({ type: 'place', taskId, day: to }),
      }))
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
        <DropdownMenuLabel aria-hidden className="pt-1.5 pb-1 font-bold text-soft text-xs">
          {t(day ? 'moveTitle' : 'addTitle')}
        </DropdownMenuLabel>
        {actions.map(({ icon, label, onChoose }) => (
          <DropdownMenuItem key={label} onSelect={onChoose}>
            <Icon of={icon} />
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** The focus stays with a task in its day, else follows it or goes to its neighbor. */
function usePlannedActions(taskId: string) {
  const { draft, edit, focusAfterEdit, t, toDay, fromDay } = usePlanner()
  return (day: Weekday, otherDays: readonly Weekday[]): Omit<RowAction, 'refused' | 'danger'>[] => {
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
    const up = { icon: ArrowUp, label: t('up'), onChoose: () => shiftBy(-1) }
    const down = { icon: ArrowDown, label: t('down'), onChoose: () => shiftBy(1) }
    return [
      ...otherDays.map((to) => ({
        icon: CalendarPlus,
        label: t('moveTo', { to: toDay(to) }),
        onChoose: () => moveTo(to),
      })),
      ...(index > 0 ? [up] : []),
      ...(index < tasks.length - 1 ? [down] : []),
      { icon: Trash2, label: t('removeFrom', { from: fromDay(day) }), onChoose: remove },
    ]
  }
}
