'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatDayMonth } from '@/lib/platform/dates/format'
import type { LocalDate, Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import type { PlanDraft, PlanEdit } from './plan-draft'

export function usePlannerLabels(getTaskName: (taskId: string) => string) {
  const t = useTranslations('planner')
  const locale = useLocale()

  const toDay = (day: Weekday) => t('toDay', { day: String(day) })
  const fromDay = (day: Weekday) => t('fromDay', { day: String(day) })
  const onDay = (day: Weekday) => t('onDay', { day: String(day) })
  const dated = (date: LocalDate) => `${weekdayName(date, locale)}, ${formatDayMonth(date)}`
  const short = (day: Weekday) => weekdayName(day, locale, 'short')
  const long = (day: Weekday) => weekdayName(day, locale)

  const deedText = (deed: PlanEdit): string => {
    if (!('taskId' in deed)) return t(`deed.${deed.kind}`)
    const task = getTaskName(deed.taskId)
    if (deed.kind === 'removed') return t('deed.removed', { task, from: fromDay(deed.day) })
    return t(`deed.${deed.kind}`, { task, to: toDay(deed.day) })
  }

  const lastText = ({ last, plan }: PlanDraft): string => {
    if (!last) return ''
    const deed = deedText(last.deed)
    if (last.verb !== 'did') return t(`deed.${last.verb}`, { deed })
    if (last.deed.kind !== 'placed' && last.deed.kind !== 'moved') return deed
    const list = plan[last.deed.day]
    const place = list.indexOf(last.deed.taskId) + 1
    return t('deed.withPlace', { deed, place, total: list.length })
  }

  return { t, toDay, fromDay, onDay, dated, short, long, lastText }
}
