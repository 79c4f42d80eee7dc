'use client'

import { Lock } from 'lucide'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { DayColumn } from './day-column'
import { usePlanner } from './planner-context'
import { boardClass } from './planner-layout'
import { usePlannerLabels } from './use-planner-labels'

export function WeekBoard() {
  const { week, draft, getTaskName: nameOf } = usePlanner()
  const { t } = usePlannerLabels(nameOf)
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
