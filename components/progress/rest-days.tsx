'use client'

import { Check, Moon } from 'lucide'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatDayMonth } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { useRestDay } from './use-rest-day'

/** Day that can be marked; `done` has a completion and needs no mark. */
export type RestDay = {
  date: LocalDate
  name: 'today' | 'yesterday' | 'before'
  state: 'open' | 'rest' | 'done'
}

export function RestDays({ familyId, days }: { familyId: string; days: RestDay[] }) {
  const t = useTranslations('progress.rest')
  return (
    <section aria-labelledby="rest-days" className="mb-4 rounded-card bg-sky-tint p-4 sm:p-5">
      <h3 id="rest-days">{t('title')}</h3>
      <p className="mt-1 text-sm text-soft">{t('text')}</p>
      <ul className="mt-3 grid gap-1">
        {days.map((day) => (
          <li key={day.date} className="flex min-h-11 items-center justify-between gap-3">
            <span className="font-bold">
              {t(day.name)} <span className="font-medium text-soft">{formatDayMonth(day.date)}</span>
            </span>
            {day.state === 'done' ? (
              <Badge tone="leaf">
                <Icon of={Check} />
                {t('done')}
              </Badge>
            ) : (
              <RestToggle familyId={familyId} day={day} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RestToggle({ familyId, day }: { familyId: string; day: RestDay }) {
  const t = useTranslations('progress.rest')
  const { run, isPending } = useRestDay(familyId)
  const rests = day.state === 'rest'

  return (
    <Button
      size="sm"
      variant={rests ? 'primary' : 'secondary'}
      loading={isPending}
      aria-label={t(rests ? 'unmarkLabel' : 'markLabel', {
        day: `${t(day.name)} ${formatDayMonth(day.date)}`,
      })}
      onClick={() => run(day.date, rests)}
    >
      <Icon of={Moon} />
      {t(rests ? 'marked' : 'mark')}
    </Button>
  )
}
