import { ShieldCheck } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Analytics } from '@/lib/features/analytics/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { CompletionsSection } from './completions-section'
import { FigureLists } from './figure-lists'
import { GrowthSection } from './growth-section'
import { Highlights } from './highlights'
import { RetentionSection } from './retention-section'
import { TopChallenges } from './top-challenges'

export function Report({ analytics }: { analytics: Analytics }) {
  const t = useTranslations('analytics')
  const { from, to, previous } = analytics
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-soft text-sm">
        <strong className="text-ink">{t('span', { from: formatDate(from), to: formatDate(to) })}</strong>{' '}
        {t('compared', { from: formatDate(previous.from), to: formatDate(previous.to) })}
      </p>
      <Highlights analytics={analytics} />
      <div className="grid gap-4 xl:grid-cols-2">
        <CompletionsSection {...analytics} />
        <GrowthSection {...analytics} />
      </div>
      <RetentionSection retention={analytics.retention} />
      <TopChallenges topChallenges={analytics.topChallenges} />
      <FigureLists {...analytics} />
      <p className="flex items-start gap-2 text-soft text-sm">
        <Icon of={ShieldCheck} className="mt-0.5 size-4 shrink-0" />
        {t('withheldNote')}
      </p>
    </div>
  )
}
