'use client'

import { Check, ChevronDown, Moon } from 'lucide'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/platform/dates/format'
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
    <details className="group mb-4 rounded-card bg-sky-tint">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-card px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h3>{t('title')}</h3>
        <Icon
          of={ChevronDown}
          className="size-5 shrink-0 text-sky-ink transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 sm:px-5 sm:pb-5">
        <p className="text-sm text-soft">{t('text')}</p>
        <ul className="mt-3 grid gap-1">
          {days.map((day) => (
            <li key={day.date} className="flex min-h-11 items-center justify-between gap-3">
              <span className="font-bold">
                {t(day.name)} <span className="font-medium text-soft">{formatDate(day.date)}</span>
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
      </div>
    </details>
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
        day: `${t(day.name)} ${formatDate(day.date)}`,
      })}
      onClick={() => run(day.date, rests)}
    >
      <Icon of={Moon} />
      {t(rests ? 'marked' : 'mark')}
    </Button>
  )
}
