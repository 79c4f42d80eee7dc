'use client'

import type { Week } from './load-week'
import { usePlanner } from './planner-context'
import { usePlannerLabels } from './use-planner-labels'
import type { DayDifference } from './week-plan'

type DifferenceListProps = { differences: readonly DayDifference[]; theirs: Week }

export function DifferenceList({ differences, theirs }: DifferenceListProps) {
  const { getTaskName: nameOf } = usePlanner()
  const { t, long } = usePlannerLabels(nameOf)
  const named = (ids: readonly string[]) =>
    ids.map((id) => theirs.byId.get(id)?.name ?? nameOf(id)).join(', ')
  return (
    <dl aria-label={t('conflict.list')} className="mt-3 grid gap-2">
      {differences.map(({ day, onlyMine, onlyTheirs, reordered }) => (
        <div key={day} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
          <dt className="font-bold">
            <span className="inline-block first-letter:uppercase">{long(day)}</span>
          </dt>
          {reordered ? <dd>{t('conflict.order')}</dd> : null}
          {onlyMine.length > 0 ? (
            <dd className="sm:col-start-2">
              <span className="text-soft">{t('conflict.yours')}</span> {named(onlyMine)}
            </dd>
          ) : null}
          {onlyTheirs.length > 0 ? (
            <dd className="sm:col-start-2">
              <span className="text-soft">{t('conflict.theirs')}</span> {named(onlyTheirs)}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
