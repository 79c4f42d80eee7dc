import { useTranslations } from 'next-intl'
import type { Period } from '@/lib/features/leaderboard/schema'

/** Names a period, on phones in one word for the eye. */
export function PeriodLabel({ period }: { period: Period }) {
  const t = useTranslations('leaderboard')
  return (
    <>
      <span aria-hidden className="min-[30rem]:hidden">
        {t(`shortTabs.${period}`)}
      </span>
      <span className="max-[30rem]:sr-only">{t(`tabs.${period}`)}</span>
    </>
  )
}
