import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { Analytics } from '@/lib/features/analytics/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { FigureTable } from '../charts/figure-table'
import { NoFigures } from '../charts/plot'
import { useFigureLabels } from './use-figure-labels'

export function TopChallenges({ topChallenges }: Pick<Analytics, 'topChallenges'>) {
  const t = useTranslations('analytics')
  const { figure } = useFigureLabels()
  return (
    <Card as="section" className="min-w-0">
      <h2>{t('topChallenges')}</h2>
      <p className="mt-1 mb-4 text-soft text-sm">{t('topText')}</p>
      {topChallenges.length === 0 ? (
        <NoFigures>{t('noChallenges')}</NoFigures>
      ) : (
        <FigureTable
          label={t('topChallenges')}
          columns={[
            t('column.challenge'),
            t('column.window'),
            t('column.families'),
            t('column.finished'),
            t('column.completions'),
          ]}
          rows={topChallenges.map((one) => ({
            id: one.id,
            cells: [
              <Link
                key={one.id}
                href={`/backoffice/content/challenges/${one.id}`}
                className="text-leaf-ink underline decoration-current/30 underline-offset-4 hover:decoration-current"
              >
                {one.title}
              </Link>,
              t('column.step', { from: formatDate(one.startDate), to: formatDate(one.endDate) }),
              figure(one.families, one.reasons.families),
              figure(one.finished, one.reasons.finished),
              figure(one.completions, one.reasons.completions),
            ],
          }))}
        />
      )}
    </Card>
  )
}
