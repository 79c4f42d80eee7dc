'use client'

import { useState } from 'react'
import type { autoSelectTasksContract } from '@/lib/features/challenges/plan/contract'
import { send } from '@/lib/platform/http/client'
import { reducePlan } from './plan-draft'
import type { Planner } from './planner-context'
import { usePlannerLabels } from './use-planner-labels'
import { fetchUnused } from './use-unused'
import { requireApiMessage } from './use-week'
import { daysWith } from './week-plan'

export type FillDays = 'empty' | 'all'

/** Returns a function that requests suitable tasks and plans them as one step that can be undone. */
export function useFill({ week, draft, act, getTaskName: nameOf }: Planner, onNote: (note: string) => void) {
  const { t } = usePlannerLabels(nameOf)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ message: string } | null>(null)

  /** Resolves with true on success. */
  const fill = async (days: FillDays, weeksBack: number): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const { startDate, endDate } = week
    try {
      const [chosen, unused] = await Promise.all([
        send<typeof autoSelectTasksContract>('POST', '/challenges/auto-select-tasks', {
          body: { startDate, endDate, excludeRecentlyUsed: true, weeksBack },
        }),
        fetchUnused(weeksBack),
      ])
      // The server's choice may already be in the draft; the rest of the library is the fallback, unused tasks first.
      const library = week.tasks.map(({ id }) => id)
      const rest = [...library.filter((id) => unused.has(id)), ...library]
      const action = { type: 'fill', days, taskIds: [...chosen.map(({ id }) => id), ...rest] } as const
      const { plan } = reducePlan(draft, action)
      const placed = draft.editable.flatMap((day) => plan[day].filter((id) => !draft.plan[day].includes(id)))
      const recent = placed.filter((id) => !unused.has(id) && daysWith(plan, id).length > 0).length
      const isShort = draft.editable.some((day) => plan[day].length === 0)
      act(action)
      onNote(
        [
          recent > 0 ? t('fill.recent', { count: recent, weeks: weeksBack }) : '',
          isShort ? t('fill.short') : '',
        ]
          .join(' ')
          .trim(),
      )
      return true
    } catch (error) {
      setFailure({ message: requireApiMessage(error) })
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, failure, fill }
}
