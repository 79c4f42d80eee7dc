import { useTranslations } from 'next-intl'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { formatDayMonth } from '@/lib/platform/dates/format'
import { localTimeAt } from '@/lib/platform/dates/local-date'

/** Returns completion times as text in the family's timezone, by task id. */
export function useDoneOn({ tasks }: ChallengeView, timezone: string): Record<string, string> {
  const t = useTranslations('challenge')
  return Object.fromEntries(
    tasks.flatMap(({ id, date, completedAt, completedOn }) => {
      if (!completedAt) return []
      const when = {
        date: formatDayMonth(completedOn ?? date),
        time: localTimeAt(new Date(completedAt), timezone),
      }
      return [[id, completedOn === date ? t('doneAt', when) : t('doneOn', when)]]
    }),
  )
}
