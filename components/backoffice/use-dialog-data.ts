'use client'

import { useId } from 'react'
import useSWRImmutable from 'swr/immutable'
import { ApiError } from '@/lib/platform/http/client'

/** Returns the data that a dialog loads each time it opens; it does not change while the dialog is open. */
export function useDialogData<T>(id: string, load: (id: string) => Promise<T>) {
  // Each opening has its own key: a cached response may be stale.
  const key = [id, useId()] as const
  const { data, error, isLoading, mutate } = useSWRImmutable<T, ApiError, typeof key>(
    key,
    ([loadedId]) => load(loadedId),
    { shouldRetryOnError: false },
  )
  if (error && !(error instanceof ApiError)) throw error
  return { data, error: isLoading ? undefined : error, retry: () => void mutate() }
}
