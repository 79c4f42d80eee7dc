'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import type { AdminReport } from '@/lib/features/moderation/schema'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { ReportCard } from './report-card'
import type { Outcome } from './use-decision'

/** Renders a page of reports; a decided one stays as a line. */
export function ReportsQueue({ reports, zone }: { reports: AdminReport[]; zone: string }) {
  const t = useTranslations('moderation')
  const router = useRouter()
  const following = useRef<string | null>(null)
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const [loading, startTransition] = useTransition()
  const isOpen = (report: AdminReport) => report.status === 'open' && !outcomes[report.id]
  const wasOpen = reports.some(({ status }) => status === 'open')

  const settle = (outcome: Outcome) => {
    setOutcomes((known) => ({ ...known, [outcome.report.id]: outcome }))
    const at = reports.findIndex(({ id }) => id === outcome.report.id)
    const next = [...reports.slice(at + 1), ...reports.slice(0, at)].find(isOpen)
    following.current = (next ?? outcome.report).id
  }

  // After the decision has rendered and its confirmation has closed.
  useEffect(() => {
    if (outcomes) document.getElementById(`report-${following.current}`)?.focus()
  }, [outcomes])

  // The menu counts open reports.
  useEffect(
    () => () => {
      if (following.current) router.refresh()
    },
    [router],
  )

  return (
    <>
      <ol className="mt-6 grid gap-4">
        {reports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} outcome={outcomes[report.id]} zone={zone} onSettled={settle} />
          </li>
        ))}
      </ol>
      {wasOpen && !reports.some(isOpen) ? (
        <div role="status" className="mt-6 flex flex-wrap items-center justify-center gap-4">
          <p className="font-bold text-soft">{t('allDone')}</p>
          <Button
            variant="secondary"
            size="sm"
            loading={loading}
            onClick={() => startTransition(() => router.refresh())}
          >
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
