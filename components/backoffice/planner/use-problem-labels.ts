'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import type { ApiError } from '@/lib/platform/http/client'
import type { Week } from './load-week'
import type { Assignment } from './week-plan'

export function useProblemLabels({ byId }: Pick<Week, 'byId'>) {
  const t = useTranslations('planner')
  const errors = useTranslations('errors')
  const locale = useLocale()

  const formatProblemLine = (row: Assignment | undefined, problem: string) => {
    const task = row && byId.get(row.taskId)?.name
    if (!row || !task) return problem
    return t('taskProblem', { task, day: weekdayName(row.dayOfWeek as Weekday, locale), problem })
  }

  return ({ fields, message }: ApiError, sent: readonly Assignment[]): string[] => {
    const lines = Object.entries(fields).flatMap(([field, problems]) =>
      problems.map((problem) => formatProblemLine(sent[Number(field.split('.')[1])], problem)),
    )
    return lines.length > 0 ? lines : [message || errors('network')]
  }
}
