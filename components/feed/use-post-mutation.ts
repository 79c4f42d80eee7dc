'use client'

import { useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import { type MutationOptions, useApiMutation } from '@/components/shell/use-api-mutation'
import { useFeedContext } from './feed-context'

/** Returns a request about a post, as `useApiMutation`; a deleted post leaves the list. */
export function usePostMutation<Input extends unknown[], Result>(
  postId: string,
  call: (...input: Input) => Promise<Result>,
  options: MutationOptions<Input, Result> = {},
) {
  const t = useTranslations('feed')
  const { remove } = useFeedContext()
  return useApiMutation(call, {
    ...options,
    onError: ({ code }) => {
      if (code !== 'not_found') return false
      remove(postId)
      void notify('info', t('gone'))
      return true
    },
  })
}
