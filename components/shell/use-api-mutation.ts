'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { ApiError } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { notify } from './notify'

export type MutationOptions<Input extends unknown[], Result> = {
  success?: string | ((result: Result, ...input: Input) => string)
  error?: string
  /** Applies the change before the response and returns its rollback. */
  optimistic?: (...input: Input) => () => void
  /** An error can come from stale data. */
  refresh?: boolean
  onSuccess?: (result: Result, ...input: Input) => void | Promise<void>
  /** True for an error without a toast. */
  onError?: (error: ApiError) => boolean
}

/**
 * Returns a write to the API with its toasts, as in `useApiMutation((id: string) => send<typeof contract>(…))`. `run`
 * resolves to its success; `submit`, for forms, resolves to the response and throws its ApiError, without a toast when
 * a field shows it.
 */
export function useApiMutation<Input extends unknown[], Result>(
  call: (...input: Input) => Promise<Result>,
  options: MutationOptions<Input, Result> = {},
) {
  const t = useTranslations('errors')
  const router = useRouter()
  const [sending, setSending] = useState(0)
  const [isRefreshing, startRefresh] = useTransition()

  const refresh = () => {
    if (options.refresh) startRefresh(() => router.refresh())
  }
  const succeed = async (result: Result, input: Input) => {
    const { success } = options
    if (success) void notify('success', typeof success === 'string' ? success : success(result, ...input))
    await options.onSuccess?.(result, ...input)
    refresh()
  }
  const fail = (error: ApiError) => {
    if (!options.onError?.(error)) void notify('error', error.message || options.error || t('network'))
    // Another account's data must not be rendered here.
    if (error.status > 0 && error.code !== 'account_changed') refresh()
  }

  const send = async (input: Input): Promise<Result> => {
    const rollback = options.optimistic?.(...input)
    setSending((count) => count + 1)
    try {
      const result = await call(...input)
      await succeed(result, input)
      return result
    } catch (error) {
      rollback?.()
      throw error
    } finally {
      setSending((count) => count - 1)
    }
  }

  return {
    isPending: sending > 0 || isRefreshing,
    run: async (...input: Input): Promise<boolean> => {
      try {
        await send(input)
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        fail(error)
        return false
      }
    },
    submit: async (...input: Input): Promise<Result> => {
      try {
        return await send(input)
      } catch (error) {
        if (error instanceof ApiError && Object.keys(error.fields).length === 0) fail(error)
        throw error
      }
    },
  }
}
