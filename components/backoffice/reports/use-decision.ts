import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import type { decideReportContract, readReportContract } from '@/lib/features/moderation/contract'
import type { AdminReport } from '@/lib/features/moderation/schema'
import { ApiError, send } from '@/lib/platform/http/client'

export type Decision = 'upheld' | 'dismissed'

/** Result of a decision; `late` when another user decided first. */
export type Outcome = { report: AdminReport; late: boolean }

/** Returns the decision mutation. Asks for confirmation where needed and reports a decision of another user. */
export function useDecision(report: AdminReport, onSettled: (outcome: Outcome) => void) {
  const t = useTranslations('moderation')
  const errors = useTranslations('errors')
  const [busy, setBusy] = useState<Decision | null>(null)
  const [asked, setAsked] = useState<Decision | null>(null)
  const params = { id: report.id }

  const showError = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    void notify('error', error.message || errors('network'))
  }

  const showTheirs = async () => {
    const theirs = await send<typeof readReportContract>('GET', '/admin/reports/{id}', { params })
    onSettled({ report: theirs, late: true })
  }

  const decide = async (status: Decision) => {
    if (busy) return
    setBusy(status)
    try {
      const body = { status }
      const decided = await send<typeof decideReportContract>('PUT', '/admin/reports/{id}', { params, body })
      void notify('success', t(`${status}Toast`))
      onSettled({ report: decided, late: false })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') await showTheirs().catch(showError)
      else showError(error)
    } finally {
      setBusy(null)
      setAsked(null)
    }
  }

  const ask = (status: Decision) => {
    const hidesAll = status === 'upheld' && report.kind === 'family'
    const showsChild =
      status === 'dismissed' && report.isHidden && report.reason === 'child_without_permission'
    if (hidesAll || showsChild) setAsked(status)
    else void decide(status)
  }

  return { busy, asked, ask, decide, drop: () => setAsked(null) }
}
