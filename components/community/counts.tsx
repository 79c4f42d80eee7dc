'use client'

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isFirstShowing } from '@/components/lists/first-showing'
import { Badge } from '@/components/ui/badge'
import type { communitySummaryContract } from '@/lib/community/contract'
import type { CommunitySummary } from '@/lib/community/schema'
import { send } from '@/lib/http/client'

type Counts = {
  counts: CommunitySummary
  /** Adds to some of the counts at once, before the server has answered. */
  add: (change: Partial<CommunitySummary>) => void
  /** Reads all of them anew. */
  recount: () => Promise<void>
}

const CountsContext = createContext<Counts | null>(null)

/** The numbers of the community, as they follow from what one does on the page. */
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
    const read = () => send<typeof communitySummaryContract>('GET', '/community/summary', {})
    const fresh = await read().catch(() => null)
    // What was done in the meantime may not be in the answer.
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

/** One of the numbers. */
export function Count({ of }: { of: keyof CommunitySummary }) {
  return useCounts().counts[of]
}

/** How many families wait for an answer; nothing when none does. `label` says what the number counts. */
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
