import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type { decideReportContract, readReportContract } from '@/lib/features/moderation/contract'
import type { AdminReport } from '@/lib/features/moderation/schema'
import { send } from '@/lib/platform/http/api-client'

export type Decision = 'upheld' | 'dismissed'

/** Result of a decision; `late` when another user was first. */
export type Outcome = { report: AdminReport; late: boolean }

/** Returns the decision mutation, with confirmations. */
export function useDecision(report: AdminReport, onSettled: (outcome: Outcome) => void) {
  const t = useTranslations('moderation')
  const [busy, setBusy] = useState<Decision | null>(null)
  const [asked, setAsked] = useState<Decision | null>(null)
  const params = { id: report.id }

  const theirs = useApiMutation(
    () => send<typeof readReportContract>('GET', '/admin/reports/{id}', { params }),
    { onSuccess: (found) => onSettled({ report: found, late: true }) },
  )
  const decision = useApiMutation(
    (status: Decision) =>
      send<typeof decideReportContract>('PUT', '/admin/reports/{id}', { params, body: { status } }),
    {
      success: (_, status) => t(`${status}Toast`),
      onSuccess: (decided) => onSettled({ report: decided, late: false }),
      onError: ({ code }) => {
        if (code === 'changed_meanwhile') void theirs.run()
        return code === 'changed_meanwhile'
      },
    },
  )

  const decide = async (status: Decision) => {
    if (busy) return
    setBusy(status)
    await decision.run(status)
    setBusy(null)
    setAsked(null)
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
