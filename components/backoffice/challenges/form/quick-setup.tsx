'use client'

import { CalendarCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { freeWeekContract } from '@/lib/features/challenges/editor/contract'
import type { FreeWeek } from '@/lib/features/challenges/editor/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { send } from '@/lib/platform/http/client'
import { useAct } from '../use-act'

/** Renders a button that sets the dates and the week number to the next free week. */
export function QuickSetup({ onWeekFound }: { onWeekFound: (week: FreeWeek) => void }) {
  const t = useTranslations('challengeEditor')
  const hintId = useId()
  const act = useAct()
  const [week, setWeek] = useState<FreeWeek | null>(null)
  const [isBusy, setBusy] = useState(false)
  const find = async () => {
    setBusy(true)
    await act('fetch', async () => {
      const found = await send<typeof freeWeekContract>('GET', '/challenges/free-week', {})
      setWeek(found)
      onWeekFound(found)
    })
    setBusy(false)
  }
  const weekValues = week && {
    n: week.weekNumber,
    from: formatDate(week.startDate),
    to: formatDate(week.endDate),
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" loading={isBusy} aria-describedby={hintId} onClick={find}>
        <Icon of={CalendarCheck} />
        {t('quickSetup')}
      </Button>
      <p id={hintId} role="status" className="min-w-0 flex-1 basis-48 text-soft text-sm">
        {weekValues ? t('quickDone', weekValues) : t('quickHint')}
      </p>
    </div>
  )
}
