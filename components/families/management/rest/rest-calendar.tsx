'use client'

import { Check, Moon } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import type { LocalDate, Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import type { RestCell } from './rest-weeks'

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

type RestCalendarProps = { weeks: RestCell[][]; today: LocalDate; onPress: (cell: RestCell) => void }

/** Renders a calendar with one tab stop and arrow keys. */
export function RestCalendar({ weeks, today, onPress }: RestCalendarProps) {
  const t = useTranslations('family.rest')
  const locale = useLocale()
  const [stop, setStop] = useState(today)
  return (
    <>
      <div className="-mx-3 mt-3 grid grid-cols-7 sm:mx-0">
        {WEEKDAYS.map((day) => (
          <span
            key={day}
            aria-hidden
            className="pb-1 text-center font-bold text-[min(0.75rem,4.6vw)] text-soft"
          >
            {weekdayName(day, locale, 'short')}
          </span>
        ))}
      </div>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={t('calendar')}
        onKeyDown={moveFocus}
        className="-mx-3 grid grid-cols-7 sm:mx-0"
      >
        {weeks.flat().map((cell) => (
          <Day
            key={cell.date}
            cell={cell}
            isToday={cell.date === today}
            isStop={cell.date === stop}
            onFocus={() => setStop(cell.date)}
            onPress={() => onPress(cell)}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-soft text-sm">
        <li className="flex items-center gap-1.5">
          <Icon of={Moon} className="size-4 fill-sky text-sky-ink" />
          {t('legendRest')}
        </li>
        <li className="flex items-center gap-1.5">
          <Icon of={Check} className="size-4 stroke-3 text-leaf-ink" />
          {t('legendDone')}
        </li>
        {weeks.flat().some(({ state }) => state === 'full') ? (
          <li className="flex items-center gap-1.5">
            <span aria-hidden className="h-0 w-4 border-field border-t-2" />
            {t('legendFull')}
          </li>
        ) : null}
      </ul>
      <p className="mt-1 text-soft text-sm">{t('range')}</p>
    </>
  )
}

const LOOKS: Record<RestCell['state'], string> = {
  open: 'bg-muted hover:bg-sky-tint hover:text-sky-ink',
  rest: 'bg-sky-tint text-sky-ink ring-2 ring-sky ring-inset',
  done: 'bg-leaf-tint text-leaf-ink',
  full: 'text-soft line-through',
  outside: 'text-soft',
  rested: 'text-sky-ink',
}

type DayProps = {
  cell: RestCell
  isToday: boolean
  isStop: boolean
  onFocus: () => void
  onPress: () => void
}

function Day({ cell: { date, state }, isToday, isStop, onFocus, onPress }: DayProps) {
  const t = useTranslations('family.rest.state')
  const locale = useLocale()
  const look = cn(
    'grid min-h-11 w-full place-items-center content-center rounded-xl border-2 border-transparent bg-clip-padding text-sm leading-none tabular-nums transition-colors duration-200',
    state === 'outside' || state === 'full' ? 'font-medium' : 'font-bold',
    LOOKS[state],
  )
  const shown = (
    <>
      <span className={isToday ? 'rounded-full border-2 border-leaf px-1.5 py-0.5' : undefined}>
        {date.endsWith('-01') ? formatDayMonth(date) : Number(date.slice(8))}
      </span>
      <Mark state={state} />
    </>
  )
  if (state === 'outside' || state === 'rested') return <span className={look}>{shown}</span>
  return (
    <button
      type="button"
      data-day
      tabIndex={isStop ? 0 : -1}
      aria-pressed={state === 'rest'}
      aria-disabled={state === 'done' || state === 'full' || undefined}
      aria-label={t(state, { day: `${weekdayName(date, locale)}, ${formatDate(date)}` })}
      onFocus={onFocus}
      onClick={onPress}
      className={look}
    >
      {shown}
    </button>
  )
}

function Mark({ state }: { state: RestCell['state'] }) {
  if (state === 'rest' || state === 'rested')
    return <Icon of={Moon} className="mt-1 size-3.5 fill-sky text-sky-ink" />
  return state === 'done' ? <Icon of={Check} className="mt-1 size-3.5 stroke-3" /> : null
}

/** By a day or a week; Home and End to the first and last day. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')]
  const at = days.indexOf(event.target as HTMLElement)
  const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 7, ArrowDown: at + 7 }
  const target = { ...steps, Home: 0, End: days.length - 1 }[event.key]
  if (at < 0 || target === undefined) return
  event.preventDefault()
  days[target]?.focus()
}
