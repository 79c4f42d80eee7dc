'use client'

import { useEffect, useState } from 'react'
import { ApiError } from '@/lib/platform/http/client'
import { loadWeek, type Week } from './load-week'

type State = { name: 'loading' } | { name: 'failed'; message: string } | { name: 'ready'; week: Week }

/** Returns the week as loaded when the dialog opened; it does not refresh during editing. */
export function useWeek(challengeId: string) {
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<State>({ name: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count triggers a retry
  useEffect(() => {
    let left = false
    loadWeek(challengeId).then(
      (week) => !left && setState({ name: 'ready', week }),
      (error: unknown) => !left && setState({ name: 'failed', message: requireApiMessage(error) }),
    )
    return () => {
      left = true
    }
  }, [challengeId, tries])

  const retry = () => {
    setState({ name: 'loading' })
    setTries(tries + 1)
  }
  return { state, retry }
}

export function requireApiMessage(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  return error.message
}
