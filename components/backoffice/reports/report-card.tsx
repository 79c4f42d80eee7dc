'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { lazyClient } from '@/components/ui/lazy-client'
import type { AdminReport } from '@/lib/features/moderation/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { DecisionLine } from './decision-line'
import { ReportBadges } from './report-badges'
import { ReportedPhoto } from './reported-photo'
import { ReportedText } from './reported-text'
import { type Outcome, useDecision } from './use-decision'
import { VisibilityNote } from './visibility-note'

const DecisionConfirmDialog = lazyClient(() =>
  import('./decision-confirm-dialog').then((module) => module.DecisionConfirmDialog),
)

type ReportCardProps = {
  report: AdminReport
  outcome: Outcome | undefined
  zone: string
  onSettled: (outcome: Outcome) => void
}

export function ReportCard({ report, outcome, zone, onSettled }: ReportCardProps) {
  const t = useTranslations('moderation')
  const { busy, ask, asked, decide, drop } = useDecision(report, onSettled)
  const { kind, status } = outcome?.report ?? report
  const family = report.familyName ?? t('noFamily')
  const title = t('of', { kind, family })
  return (
    <article aria-labelledby={`report-${report.id}`} className="rounded-card bg-card p-5 shadow-soft">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`report-${report.id}`} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h2>
        <ReportBadges report={outcome?.report ?? report} />
        <p className="text-soft text-sm sm:ml-auto">
          {t('reportedAt', { when: formatDateTime(new Date(report.createdAt), zone) })}
        </p>
      </header>
      {outcome ? null : <ReportedText report={report} />}
      {!outcome && report.photoUrl ? <ReportedPhoto url={report.photoUrl} /> : null}
      {status === 'open' ? (
        <footer className="mt-4 flex flex-wrap items-center gap-3">
          <Button variant="danger" size="sm" loading={busy === 'upheld'} onClick={() => ask('upheld')}>
            {t('uphold')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            loading={busy === 'dismissed'}
            onClick={() => ask('dismissed')}
          >
            {t('dismiss')}
          </Button>
          <VisibilityNote report={report} />
        </footer>
      ) : (
        <DecisionLine report={outcome?.report ?? report} late={outcome?.late ?? false} zone={zone} />
      )}
      {asked ? (
        <DecisionConfirmDialog
          decision={asked}
          family={family}
          onCancel={drop}
          onConfirm={() => decide(asked)}
        />
      ) : null}
    </article>
  )
}
