'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type {
  acceptRequestContract,
  blockContract,
  followContract,
  refuseRequestContract,
  removeFollowerContract,
  unblockContract,
  unfollowContract,
} from '@/lib/community/contract'
import type { CommunityFamily, CommunitySummary } from '@/lib/community/schema'
import { send } from '@/lib/http/client'
import { useCounts } from './counts'
import type { ListName } from './lists'
import { trackMutation } from './pending-mutations'
import type { useFamilies } from './use-families'
import { useFollowErrorToast } from './use-follow-error-toast'
import { useSerializedMutation } from './use-serialized-mutation'

type Change = Partial<CommunitySummary>
type FollowMutation = {
  family: CommunityFamily
  /** How the family looks at once; null takes it out of the list. */
  guess: CommunityFamily | null
  change?: Change
  call: () => Promise<CommunityFamily | undefined>
  /** Told aloud once it has worked. */
  said: string
  /** What to say when it has not. */
  failed: string
}

export type FollowActions = ReturnType<typeof useFollowActions>

/** What one can do with the families of a list: shown at once, taken back when the server refuses. */
export function useFollowActions(
  list: ListName,
  { replace, hide, reload }: Pick<ReturnType<typeof useFamilies>, 'replace' | 'hide' | 'reload'>,
) {
  const t = useTranslations('community')
  const refuse = useFollowErrorToast()
  const { add, recount } = useCounts()
  const [said, say] = useState('')
  const [unverified, setUnverified] = useState(0)

  const serialize = useSerializedMutation()

  const run = async ({
    family,
    guess,
    change = {},
    call,
    said: words,
    failed,
  }: FollowMutation): Promise<void> => {
    if (guess) replace(guess)
    else hide(family.id)
    add(change)
    const turn = serialize(family.id, call)
    trackMutation(turn.result)
    try {
      const answer = await turn.result
      if (guess && answer && turn.isLast()) replace(answer)
      // Somebody may have become public, or stopped being so, since the list was read.
      if (answer && guess && answer.status !== guess.status) void recount()
      say(words)
    } catch (error) {
      const refusal = refuse(error, failed)
      if (refusal === 'unverified') setUnverified((times) => times + 1)
      if (turn.isAlone()) {
        replace(family)
        add(opposite(change))
      }
      if (!turn.isAlone() || refusal === 'gone') void reload(family.id).then(recount)
    }
  }

  return {
    /** What was done last, in words. */
    said,
    /** How often something was refused because the e-mail address is not confirmed. */
    unverified,
    follow: (family: CommunityFamily) => {
      const status = family.isPublic ? 'accepted' : 'pending'
      return run({
        family,
        guess: withStatus(family, status),
        change: { following: Number(status === 'accepted') },
        call: () => send<typeof followContract>('PUT', '/community/families/{id}/follow', byId(family)),
        said: t('said.followed', { status, name: family.name }),
        failed: t('followFailed'),
      })
    },
    unfollow: (family: CommunityFamily) =>
      run({
        family,
        guess: list === 'sent' ? null : withStatus(family, 'none'),
        change: { following: -Number(family.status === 'accepted') },
        call: () => send<typeof unfollowContract>('DELETE', '/community/families/{id}/follow', byId(family)),
        said: t('said.unfollowed', { status: family.status, name: family.name }),
        failed: t('unfollowFailed'),
      }),
    accept: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        change: { requests: -1, followers: 1 },
        call: () => send<typeof acceptRequestContract>('PUT', '/community/requests/{familyId}', by(family)),
        said: t('said.accepted', { name: family.name }),
        failed: t('followerFailed'),
      }),
    refuse: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        change: { requests: -1 },
        call: () =>
          send<typeof refuseRequestContract>('DELETE', '/community/requests/{familyId}', by(family)),
        said: t('said.refused', { name: family.name }),
        failed: t('followerFailed'),
      }),
    removeFollower: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        change: { followers: -1 },
        call: () =>
          send<typeof removeFollowerContract>('DELETE', '/community/followers/{familyId}', by(family)),
        said: t('said.removed', { name: family.name }),
        failed: t('followerFailed'),
      }),
    /** Whether the other one followed is not known here, so all is counted anew. */
    block: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        change: { following: -Number(family.status === 'accepted') },
        call: async () => {
          await send<typeof blockContract>('PUT', '/community/families/{id}/block', byId(family))
          void recount()
          return undefined
        },
        said: t('said.blocked', { name: family.name }),
        failed: t('blockFailed'),
      }),
    unblock: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        call: () => send<typeof unblockContract>('DELETE', '/community/families/{id}/block', byId(family)),
        said: t('said.unblocked', { name: family.name }),
        failed: t('blockFailed'),
      }),
  }
}

const byId = ({ id }: CommunityFamily) => ({ params: { id } })
const by = ({ id }: CommunityFamily) => ({ params: { familyId: id } })

function withStatus(family: CommunityFamily, status: CommunityFamily['status']): CommunityFamily {
  return { ...family, status, isFollowing: status === 'accepted' }
}

function opposite(change: Change): Change {
  return Object.fromEntries(Object.entries(change).map(([name, amount]) => [name, -amount]))
}
