'use client'

import { ArrowDown, ArrowUp, CalendarPlus, EllipsisVertical, Trash2 } from 'lucide'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { MenuButton } from '@/components/shell/menu-panel'
import { useMenu } from '@/components/shell/use-menu'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { dayKey, taskKey } from './drag-target'
import { usePlanner } from './planner-context'
import { usePanelPlace } from './use-panel-place'
import { usePlannerLabels } from './use-planner-labels'

type TaskMenuProps = { taskId: string; day: Weekday | null }

/** Renders all drag actions as a menu, for touch and keyboard users. */
export function TaskMenu({ taskId, day }: TaskMenuProps) {
  const { draft, act, landOn, getTaskName: nameOf } = usePlanner()
  const { t, toDay, fromDay } = usePlannerLabels(nameOf)
  const menu = useMenu()
  const id = useId()
  const targets = draft.editable.filter((other) => !draft.plan[other].includes(taskId))
  const list = day ? draft.plan[day] : []
  const at = list.indexOf(taskId)
  if (!day && targets.length === 0) return null

  /** A task that stays keeps the focus; otherwise the focus moves on. */
  const choose = (deed: () => void) => () => {
    menu.close()
    menu.button.current?.focus()
    deed()
  }
  const put = (to: Weekday) => () => {
    if (!day) return act({ type: 'place', taskId, day: to })
    act({ type: 'move', taskId, from: day, to })
    landOn(taskKey(taskId, to))
  }
  const shift = (by: number) => () => day && act({ type: 'move', taskId, from: day, to: day, index: at + by })
  const remove = () => {
    if (!day) return
    act({ type: 'remove', taskId, day })
    const next = list[at + 1] ?? list[at - 1]
    landOn(next ? taskKey(next, day) : dayKey(day))
  }

  return (
    <div ref={menu.root} className="shrink-0">
      <Button
        ref={menu.button}
        id={id}
        variant="ghost"
        size="icon"
        aria-label={t('menuOf', { task: nameOf(taskId) })}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onClick={menu.onButtonClick}
        className="size-8 text-soft after:absolute after:-inset-1.5 after:content-['']"
      >
        <Icon of={EllipsisVertical} />
      </Button>
      {menu.open ? (
        <MenuPanel button={menu.button} labelledBy={id} onAway={menu.close}>
          <p aria-hidden className="px-3 pt-1.5 pb-1 font-bold text-soft text-xs">
            {day ? t('moveTitle') : t('addTitle')}
          </p>
          {targets.map((to) => (
            <MenuButton key={to} onChoose={choose(put(to))}>
              <Icon of={CalendarPlus} />
              {day ? t('moveTo', { to: toDay(to) }) : t('addTo', { to: toDay(to) })}
            </MenuButton>
          ))}
          {at > 0 ? (
            <MenuButton onChoose={choose(shift(-1))}>
              <Icon of={ArrowUp} />
              {t('up')}
            </MenuButton>
          ) : null}
          {day && at < list.length - 1 ? (
            <MenuButton onChoose={choose(shift(1))}>
              <Icon of={ArrowDown} />
              {t('down')}
            </MenuButton>
          ) : null}
          {day ? (
            <MenuButton onChoose={choose(remove)}>
              <Icon of={Trash2} />
              {t('removeFrom', { from: fromDay(day) })}
            </MenuButton>
          ) : null}
        </MenuPanel>
      ) : null}
    </div>
  )
}

type MenuPanelProps = {
  button: RefObject<HTMLElement | null>
  labelledBy: string
  onAway: () => void
  children: ReactNode
}

function MenuPanel({ button, labelledBy, onAway, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const place = usePanelPlace(button, panel, onAway)
  return (
    <div
      ref={panel}
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      data-holds-escape
      style={place}
      className="fixed z-20 max-h-[calc(100dvh-1rem)] w-72 animate-fade-in overflow-y-auto rounded-card bg-card p-2 shadow-soft ring-1 ring-line"
    >
      {children}
    </div>
  )
}
