import { useLocale, useTranslations } from 'next-intl'
import type { WeekPlantLeaf } from '@/components/art/week-plant'
import { type WeekOnDay, weekLeaves } from './week-leaves'

export function useWeekLeaves(week: Omit<WeekOnDay, 'locale' | 'formatState'>): WeekPlantLeaf[] {
  const t = useTranslations('challenge')
  const locale = useLocale()
  return weekLeaves({ ...week, locale, formatState: (state, day) => t(`leaf.${state}`, { day }) })
}
