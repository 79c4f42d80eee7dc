'use client'

import type { setCheerContract } from '@/lib/features/feed/cheers/contract'
import type { Cheer } from '@/lib/features/feed/cheers/rules'
import { withCheer } from '@/lib/features/feed/cheers/rules'
import type { PostView } from '@/lib/features/feed/schema'
import { send } from '@/lib/platform/http/api-client'
import { useFeedContext } from './feed-context'
import { useOptimisticValue } from './use-optimistic-value'

/** Returns an optimistic toggle: the own cheer again takes it back, another replaces it. */
export function useCheer({ id, myCheer }: PostView): (cheer: Cheer) => void {
  const { change } = useFeedContext()
  const setCheer = useOptimisticValue(id, {
    value: myCheer,
    show: (cheer) => change(id, (post) => withCheer(post, cheer)),
    save: (cheer) =>
      send<typeof setCheerContract>('PUT', '/feed/{postId}/cheer', {
        params: { postId: id },
        body: { cheer },
      }),
  })
  return (cheer) => setCheer(cheer === myCheer ? null : cheer)
}
