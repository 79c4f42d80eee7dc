import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { ChallengeView } from '@/lib/challenges/schema'
import { formatDayMonth } from '@/lib/dates/format'

export function ChallengeHeader({ challenge }: { challenge: ChallengeView }) {
  const t = useTranslations('challenge')
  const week = {
    n: challenge.weekNumber,
    from: formatDayMonth(challenge.startDate),
    to: formatDayMonth(challenge.endDate),
  }
  return (
    <header className="grid max-w-3xl gap-1">
      <p className="font-bold text-soft">{t('week', week)}</p>
      <h1>{challenge.title}</h1>
      {challenge.description ? (
        <p className="mt-1 whitespace-pre-line text-lg text-soft">{challenge.description}</p>
      ) : null}
      {challenge.status === 'completed' ? (
        <Alert title={t('overTitle')} className="mt-3">
          {t('overText')}
        </Alert>
      ) : null}
    </header>
  )
}
