'use client'

import { useTranslations } from 'next-intl'

export function useWeekOptions(): { value: string; label: string }[] {
  const t = useTranslations('challengeEditor')
  return [1, 2, 3, 4].map((n) => ({ value: String(n), label: t('week', { n }) }))
}
