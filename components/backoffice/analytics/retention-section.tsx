import { useTranslations } from 'next-intl'
import type { Analytics } from '@/lib/features/analytics/schema'
import { ChartViews } from '../charts/chart-views'
import { ShareChart } from '../charts/share-chart'
import { NoFigures } from './no-figures'
import { RetentionTable } from './retention-table'
import { useFigureLabels } from './use-figure-labels'

export function RetentionSection({ retention }: Pick<Analytics, 'retention'>) {
  const t = useTranslations('analytics')
  const { share, shareFigure } = useFigureLabels()
  const name = t('retention')
  const isEmpty = retention.all.length === 0
  const empty = <NoFigures>{t('noRetention')}</NoFigures>
  return (
    <ChartViews
      heading={name}
      text={t('retentionText')}
      label={t('viewOf', { name })}
      chartLabel={t('chart')}
      tableLabel={t('table')}
      chart={
        isEmpty ? (
          empty
        ) : (
          <ShareChart
            label={t('retentionChartText', {
              last: retention.all.length - 1,
              values: retention.all.map((value, n) => shareFigure(value, retention.reasons[n])).join(', '),
            })}
            points={retention.all.map((value, n) => ({
              key: String(n),
              label: t('weekShort', { n }),
              share: value,
              text: shareFigure(value, retention.reasons[n]),
            }))}
            write={share}
            withheld={t('withheld')}
          />
        )
      }
      table={isEmpty ? empty : <RetentionTable {...retention} />}
    />
  )
}
