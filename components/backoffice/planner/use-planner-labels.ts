'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import type { PlanEdit } from './plan-draft'
import { usePlanner } from './planner-provider'

/** Returns the planner's texts for days and edits. */
export function usePlannerLabels() {
  const t = useTranslations('planner')
  const locale = useLocale()
  const { draft, getTaskName } = usePlanner()
  const { last, plan } = draft

  const toDay = (day: Weekday) => t('toDay', { day: String(day) })
  const fromDay = (day: Weekday) => t('fromDay', { day: String(day) })
  const onDay = (day: Weekday) => t('onDay', { day: String(day) })
  const shortDay = (day: Weekday) => weekdayName(day, locale, 'short')
  const longDay = (day: Weekday) => weekdayName(day, locale)

  const describeEdit = (edit: PlanEdit): string => {
    if (!('taskId' in edit)) return t(`deed.${edit.kind}`)
    const task = getTaskName(edit.taskId)
    if (edit.kind === 'removed') return t('deed.removed', { task, from: fromDay(edit.day) })
    return t(`deed.${edit.kind}`, { task, to: toDay(edit.day) })
  }

  const describeLastEdit = (): string => {
    if (!last) return ''
    const { verb, edit } = last
    const deed = describeEdit(edit)
    if (verb !== 'did') return t(`deed.${verb}`, { deed })
    if (edit.kind === 'filled') return [deed, edit.note].filter(Boolean).join('. ')
    if (edit.kind !== 'placed' && edit.kind !== 'moved') return deed
    const tasks = plan[edit.day]
    return t('deed.withPlace', { deed, place: tasks.indexOf(edit.taskId) + 1, total: tasks.length })
  }

  return { t, toDay, fromDay, onDay, shortDay, longDay, describeLastEdit }
}
