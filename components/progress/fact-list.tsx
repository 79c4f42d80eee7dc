'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { explainProgressContract } from '@/lib/features/completions/progress/contract'
import type { ProgressEntry } from '@/lib/features/completions/progress/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { ApiError, send } from '@/lib/platform/http/api-client'

/** Maximum of the endpoint. */
const LIMIT = 200

type FactListProps = { what: 'points' | 'streak' | 'parts'; familyId: string }

/** Lists the ledger rows behind a number, newest first. */
export function FactList({ what, familyId }: FactListProps) {
  const t = useTranslations('progress')
  const common = useTranslations('common')
  const errors = useTranslations('errors')
  const {
    data: facts,
    error,
    isValidating,
    mutate,
  } = useSWR(
    { factsOf: familyId, what },
    () =>
      send<typeof explainProgressContract>('GET', '/families/{id}/progress/why', {
        params: { id: familyId },
        query: { what },
      }),
    { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 0 },
  )

  if (error && !isValidating) {
    return (
      <Alert
        role="alert"
        tone="error"
        title={t('failed')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void mutate()}>
            {common('retry')}
          </Button>
        }
      >
        {(error instanceof ApiError && error.message) || errors('network')}
      </Alert>
    )
  }
  if (!facts) return <Waiting label={t('loading')} />
  if (facts.length === 0) return <p className="py-6 text-center text-soft">{t('empty')}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {facts.map((fact) => (
          <FactRow key={`${fact.at} ${fact.date} ${fact.what}`} fact={fact} />
        ))}
      </ul>
      {facts.length === LIMIT ? <p className="pt-3 text-soft text-sm">{t('limit')}</p> : null}
    </>
  )
}

function FactRow({ fact: { date, what, points } }: { fact: ProgressEntry }) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-bold leading-snug">{what}</p>
        <p className="text-sm text-soft">{formatDate(date)}</p>
      </div>
      {points === undefined ? null : (
        <Badge tone={points < 0 ? 'coral' : 'sun'} className="tabular-nums">
          {points < 0 ? `−${-points}` : `+${points}`}
        </Badge>
      )}
    </li>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4 py-3">
      <span className="sr-only">{label}</span>
      {['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  )
}
