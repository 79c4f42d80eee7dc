'use client'

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isFirstShowing } from '@/components/lists/first-showing'
import { Badge } from '@/components/ui/badge'
import type { readSummaryContract } from '@/lib/features/community/contract'
import type { CommunitySummary } from '@/lib/features/community/schema'
import { send } from '@/lib/platform/http/api-client'

type Counts = {
  counts: CommunitySummary
  add: (change: Partial<CommunitySummary>) => void
  recount: () => Promise<void>
}

const CountsContext = createContext<Counts | null>(null)

/** Provides the counts and their optimistic updates. */
export function CountsProvider({ summary, children }: { summary: CommunitySummary; children: ReactNode }) {
  const [counts, setCounts] = useState(summary)
  const changes = useRef(0)

  const add = useCallback((change: Partial<CommunitySummary>) => {
    changes.current += 1
    setCounts((now) => ({
      ...now,
      following: now.following + (change.following ?? 0),
      followers: now.followers + (change.followers ?? 0),
      requests: now.requests + (change.requests ?? 0),
    }))
  }, [])
  const recount = useCallback(async () => {
    const before = changes.current
    const read = () => send<typeof readSummaryContract>('GET', '/community/summary', {})
    const fresh = await read().catch(() => null)
    // A response to an earlier request can lack later changes.
    if (fresh && changes.current === before) setCounts(fresh)
  }, [])

  useEffect(() => {
    if (isFirstShowing(summary)) setCounts(summary)
    else void recount()
  }, [summary, recount])

  const value = useMemo(() => ({ counts, add, recount }), [counts, add, recount])
  return <CountsContext value={value}>{children}</CountsContext>
}

export function useCounts(): Counts {
  const counts = use(CountsContext)
  if (!counts) throw new Error('CountsProvider is missing')
  return counts
}

export function Count({ of }: { of: keyof CommunitySummary }) {
  return useCounts().counts[of]
}

export function RequestBadge({ label }: { label: string }) {
  const { requests } = useCounts().counts
  if (requests === 0) return null
  return (
    <Badge tone="coral" size="sm" className="px-2">
      {requests}
      <span className="sr-only">{label}</span>
    </Badge>
  )
}
