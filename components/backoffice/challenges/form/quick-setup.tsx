'use client'

import { CalendarCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { findFreeWeekContract } from '@/lib/features/challenges/editor/contract'
import type { FreeWeek } from '@/lib/features/challenges/editor/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { send } from '@/lib/platform/http/client'

/** Sets dates and week number to the next free week. */
export function QuickSetup({ onWeekFound }: { onWeekFound: (week: FreeWeek) => void }) {
  const t = useTranslations('challengeEditor')
  const hintId = useId()
  const [week, setWeek] = useState<FreeWeek | null>(null)
  const search = useApiMutation(() => send<typeof findFreeWeekContract>('GET', '/challenges/free-week', {}), {
    error: t('failed.fetch'),
    onSuccess: (found) => {
      setWeek(found)
      onWeekFound(found)
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        size="sm"
        loading={search.isPending}
        aria-describedby={hintId}
        onClick={() => search.run()}
      >
        <Icon of={CalendarCheck} />
        {t('quickSetup')}
      </Button>
      <p id={hintId} role="status" className="min-w-0 flex-1 basis-48 text-soft text-sm">
        {week
          ? t('quickDone', { n: week.weekNumber, days: formatDateRange(week.startDate, week.endDate) })
          : t('quickHint')}
      </p>
    </div>
  )
}

export function useWeekOptions(): { value: string; label: string }[] {
  const t = useTranslations('challengeEditor')
  return [1, 2, 3, 4].map((n) => ({ value: String(n), label: t('week', { n }) }))
}
