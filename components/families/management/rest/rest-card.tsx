'use client'

import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import { useOptimistic, useRef, useTransition } from 'react'
import { Stamp } from '@/components/art/stamp'
import { useRestDay } from '@/components/progress/use-rest-day'
import { notify } from '@/components/shell/notify'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { REST_DAYS, restDaysAround } from '@/lib/features/scores/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { RestCalendar } from './rest-calendar'
import { type RestCell, restWeeks } from './rest-weeks'

const PLACES = Array.from({ length: REST_DAYS.limit }, (_, place) => place)

type RestCardProps = {
  familyId: string
  today: LocalDate
  resting: LocalDate[]
  doneOn: LocalDate[]
}

/** Toggles rest days optimistically. */
export function RestCard({ familyId, today, resting, doneOn }: RestCardProps) {
  const t = useTranslations('family.rest')
  const tErrors = useTranslations('errors')
  const { run } = useRestDay(familyId)
  const [marked, flip] = useOptimistic(resting, flipped)
  const [, startTransition] = useTransition()
  const pending = useRef(new Set<LocalDate>())
  const left = Math.max(0, REST_DAYS.limit - restDaysAround(today, marked))

  const press = ({ date, state }: RestCell) => {
    if (state === 'full') return void notify('warning', tErrors('rest_day_too_many'))
    if (state === 'done' || pending.current.has(date)) return
    pending.current.add(date)
    startTransition(async () => {
      flip(date)
      await run(date, state === 'rest')
      pending.current.delete(date)
    })
  }

  return (
    <Card as="section" aria-labelledby="rest-days">
      <CardHeader className="mb-1">
        <CardTitle id="rest-days">{t('title')}</CardTitle>
      </CardHeader>
      <p className="text-soft">{t('text')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden className="flex">
          {PLACES.map((place) => (
            <Stamp key={place} name={place < left ? 'twin-now' : 'twin-before'} className="w-6" />
          ))}
        </span>
        <p role="status" className="font-bold">
          {t('left', { left })}
        </p>
      </div>
      <details className="group mt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md font-bold text-leaf-ink [&::-webkit-details-marker]:hidden">
          <Icon
            of={ChevronDown}
            className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
          />
          {t('mark')}
        </summary>
        <RestCalendar weeks={restWeeks({ today, marked, doneOn })} today={today} onPress={press} />
      </details>
    </Card>
  )
}

function flipped(days: LocalDate[], date: LocalDate): LocalDate[] {
  return days.includes(date) ? days.filter((day) => day !== date) : [...days, date]
}
