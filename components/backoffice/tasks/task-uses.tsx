'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { TaskUse } from '@/lib/features/tasks/library/schema'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'

const TONES = { coming: 'sky', running: 'leaf', past: 'plain' } as const

export function TaskUses({ uses }: { uses: readonly TaskUse[] }) {
  const t = useTranslations('taskEditor')
  const locale = useLocale()
  const formatWeekday = (day: number) => weekdayName(day as Weekday, locale, 'short')
  return (
    <section aria-labelledby="task-uses" className="border-line border-t pt-5">
      <h3 id="task-uses" className="text-lg">
        {t('uses')}
      </h3>
      {uses.length === 0 ? <p className="mt-1 text-soft">{t('unused')}</p> : null}
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
        {uses.map(({ challengeId, title, startDate, endDate, days, state }) => (
          <li
            key={challengeId}
            className="flex flex-wrap items-center gap-x-3 gap-y-0.5 rounded-field bg-muted/60 px-3 py-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-48 truncate font-bold">{title}</span>
            <span className="text-soft tabular-nums">
              {t('period', { from: formatDayMonth(startDate), to: formatDate(endDate) })}
            </span>
            <span className="min-w-16 text-soft">{days.map(formatWeekday).join(', ')}</span>
            <span className="grid min-w-20 justify-items-end">
              <Badge size="sm" tone={TONES[state]}>
                {t(`state.${state}`)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
