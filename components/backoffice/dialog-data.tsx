'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import useSWRImmutable from 'swr/immutable'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ApiError } from '@/lib/platform/http/api-client'

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

type LoadFailureProps = { title: string; error: ApiError; onRetry: () => void }

export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const t = useTranslations('common')
  const errors = useTranslations('errors')
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  return (
    <Alert tone="error" role="alert" title={title} action={retry}>
      {error.message || errors('network')}
    </Alert>
  )
}
