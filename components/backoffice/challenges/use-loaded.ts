'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/lib/platform/http/client'

type Loaded<T> = { data: T | null; error: ApiError | null; retry: () => void }

/** Returns the state of a request that a dialog sends when it opens; a new `key` loads again. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [tries, setTries] = useState(0)
  const [{ data, error }, set] = useState<{ data: T | null; error: ApiError | null }>({
    data: null,
    error: null,
  })
  const fetchIt = useEffectEvent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key and a retry load again
  useEffect(() => {
    let isCurrent = true
    set({ data: null, error: null })
    fetchIt().then(
      (answer) => isCurrent && set({ data: answer, error: null }),
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure
        if (isCurrent) set({ data: null, error: failure })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key, tries])
  return { data, error, retry: () => setTries(tries + 1) }
}
