'use client'

import { useId } from 'react'
import useSWRImmutable from 'swr/immutable'
import { ApiError } from '@/lib/platform/http/client'

/** Returns data that a dialog loads on each opening. */
export function useDialogData<T>(id: string, load: (id: string) => Promise<T>) {
  // A cached response may be stale.
  const key = [id, useId()] as const
  const { data, error, isLoading, mutate } = useSWRImmutable<T, ApiError, typeof key>(
    key,
    ([loadedId]) => load(loadedId),
    { shouldRetryOnError: false },
  )
  if (error && !(error instanceof ApiError)) throw error
  return { data, error: isLoading ? undefined : error, retry: () => void mutate() }
}
