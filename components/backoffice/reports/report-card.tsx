'use client'

import { CircleCheck, CircleSlash, Eye, EyeOff, Flag, History } from 'lucide'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import type { AdminReport } from '@/lib/features/moderation/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { ReportedPhoto } from './reported-photo'
import { type Outcome, useDecision } from './use-decision'

type ReportCardProps = {
  report: AdminReport
  outcome: Outcome | undefined
  zone: string
  onSettled: (outcome: Outcome) => void
}

export function ReportCard({ report, outcome, zone, onSettled }: ReportCardProps) {
  const t = useTranslations('moderation')
  const common = useTranslations('common')
  const { busy, ask, asked, decide, drop } = useDecision(report, onSettled)
  const { kind, status } = outcome?.report ?? report
  const family = report.familyName ?? t('noFamily')
  const confirmed = asked === 'upheld' ? 'family' : 'child'
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
        <LazyConfirm
          open
          title={t(`confirm.${confirmed}.title`, { family })}
          text={t(`confirm.${confirmed}.text`)}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t(`confirm.${confirmed}.do`)}
          onCancel={drop}
          onConfirm={() => decide(asked)}
        />
      ) : null}
    </article>
  )
}

function ReportBadges({ report }: { report: AdminReport }) {
  const t = useTranslations('moderation')
  const reasons = useTranslations('report.reason')
  const { reason, reportCount, wasLetStand } = report
  return (
    <>
      <Badge tone={reason === 'child_without_permission' ? 'coral' : 'sun'} size="sm">
        <Icon of={Flag} />
        {reasons(reason)}
      </Badge>
      {wasLetStand ? (
        <Badge size="sm">
          <Icon of={CircleCheck} />
          {t('letStand')}
        </Badge>
      ) : null}
      {reportCount > 1 ? <Badge size="sm">{t('count', { count: reportCount })}</Badge> : null}
    </>
  )
}

function ReportedText({ report: { kind, text } }: { report: AdminReport }) {
  const t = useTranslations('moderation')
  if (text === null) return <p className="mt-3 text-soft">{t('gone')}</p>
  if (kind === 'family') return <p className="mt-3 text-soft">{t('wholeFamily')}</p>
  if (text === '') return <p className="mt-3 text-soft">{t('noText')}</p>
  return (
    <blockquote className="mt-3 max-w-prose whitespace-pre-line break-words border-line border-l-4 pl-4">
      {text}
    </blockquote>
  )
}

/** Families may still see the content, which the user would not expect. */
function VisibilityNote({ report: { isHidden, reason } }: { report: AdminReport }) {
  const t = useTranslations('moderation')
  if (!isHidden && reason !== 'child_without_permission') return null
  return (
    <p className="flex items-center gap-1.5 text-soft text-sm">
      <Icon of={isHidden ? EyeOff : Eye} className="size-4" />
      {isHidden ? t('hidden') : t('visible')}
    </p>
  )
}

function DecisionLine({ report, late, zone }: { report: AdminReport; late: boolean; zone: string }) {
  const t = useTranslations('moderation')
  const { handledByName: name, handledAt } = report
  const status = report.status === 'upheld' ? 'upheld' : 'dismissed'
  const decision = t(`status.${status}`)
  const icon = status === 'upheld' ? CircleSlash : CircleCheck
  const when = handledAt ? formatDateTime(new Date(handledAt), zone) : ''
  return (
    <>
      {late ? (
        <Alert tone="warning" role="alert" className="mt-4">
          {name ? t('late', { name, decision }) : t('lateNobody', { decision })}
        </Alert>
      ) : null}
      <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Icon of={icon} className={status === 'upheld' ? 'size-5 text-coral-ink' : 'size-5 text-leaf-ink'} />
        <span className="font-bold">{t(`decided.${status}`)}</span>
        <span className="flex items-center gap-1.5 text-soft">
          <Icon of={History} className="size-4" />
          {t('decided.by', { name: name ?? t('decided.unknown'), when })}
        </span>
      </p>
    </>
  )
}
