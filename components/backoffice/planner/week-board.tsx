'use client'

import { Lock } from 'lucide'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { DayColumn } from './day-column'
import { usePlanner } from './planner-provider'
import { usePlannerLabels } from './use-planner-labels'

/** One column on a phone, seven on wide screens. */
export const boardClass =
  'grid min-w-0 flex-1 auto-rows-[minmax(7rem,auto)] gap-2 sm:grid-cols-2 lg:grid-cols-4 min-[75rem]:grid-cols-7'

export function WeekBoard() {
  const { week, draft } = usePlanner()
  const { t } = usePlannerLabels()
  const locked = week.days.length - draft.editable.length
  return (
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
  )
}
