'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import type {
  acceptRequestContract,
  blockContract,
  followContract,
  refuseRequestContract,
  removeFollowerContract,
  unblockContract,
  unfollowContract,
} from '@/lib/features/community/contract'
import type { CommunityFamily, CommunitySummary } from '@/lib/features/community/schema'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { useCounts } from './counts'
import type { ListName } from './lists'
import { trackMutation } from './pending-mutations'
import type { useFamilies } from './use-families'
import { useSerializedMutation } from './use-serialized-mutation'

type Change = Partial<CommunitySummary>
type FollowMutation = {
  family: CommunityFamily
  /** Null hides the family. */
  guess: CommunityFamily | null
  change?: Change
  call: () => Promise<CommunityFamily | undefined>
  announcement: string
  failed: string
}

export type FollowActions = ReturnType<typeof useFollowActions>

export function useFollowActions(
  list: ListName,
  { replace, hide, reload }: Pick<ReturnType<typeof useFamilies>, 'replace' | 'hide' | 'reload'>,
) {
  const t = useTranslations('community')
  const refuse = useFollowErrorToast()
  const { add, recount } = useCounts()
  const [announcement, announce] = useState('')
  const [unverified, setUnverified] = useState(0)

  const serialize = useSerializedMutation()

  const run = async ({
    family,
    guess,
    change = {},
    call,
    announcement: text,
    failed,
  }: FollowMutation): Promise<void> => {
    if (guess) replace(guess)
    else hide(family.id)
    add(change)
    const mutation = serialize(family.id, call)
    trackMutation(mutation.result)
    try {
      const updated = await mutation.result
      if (guess && updated && mutation.isLast()) replace(updated)
      // A family's visibility can have changed.
      if (updated && guess && updated.status !== guess.status) void recount()
      announce(text)
    } catch (error) {
      const refusal = refuse(error, failed)
      if (refusal === 'unverified') setUnverified((times) => times + 1)
      if (mutation.isAlone()) {
        replace(family)
        add(opposite(change))
      }
      if (!mutation.isAlone() || refusal === 'gone') void reload(family.id).then(recount)
    }
  }

  return {
    announcement,
    /** Requests rejected for an unconfirmed e-mail address. */
    unverified,
    follow: (family: CommunityFamily) => {
      const status = family.isPublic ? 'accepted' : 'pending'
      return run({
        family,
        guess: withStatus(family, status),
        change: { following: Number(status === 'accepted') },
        call: () => send<typeof followContract>('PUT', '/community/families/{id}/follow', byId(family)),
        announcement: t('said.followed', { status, name: family.name }),
        failed: t('followFailed'),
      })
    },
    unfollow: (family: CommunityFamily) =>
      run({
        family,
        guess: list === 'sent' ? null : withStatus(family, 'none'),
        change: { following: -Number(family.status === 'accepted') },
        call: () => send<typeof unfollowContract>('DELETE', '/community/families/{id}/follow', byId(family)),
        announcement: t('said.unfollowed', { status: family.status, name: family.name }),
        failed: t('unfollowFailed'),
      }),
    accept: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        change: { requests: -1, followers: 1 },
        call: () => send<typeof acceptRequestContract>('PUT', '/community/requests/{familyId}', by(family)),
        announcement: t('said.accepted', { name: family.name }),
        failed: t('followerFailed'),
      }),
    refuse: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        change: { requests: -1 },
        call: () =>
          send<typeof refuseRequestContract>('DELETE', '/community/requests/{familyId}', by(family)),
        announcement: t('said.refused', { name: family.name }),
        failed: t('followerFailed'),
      }),
    removeFollower: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        change: { followers: -1 },
        call: () =>
          send<typeof removeFollowerContract>('DELETE', '/community/followers/{familyId}', by(family)),
        announcement: t('said.removed', { name: family.name }),
        failed: t('followerFailed'),
      }),
    /** The client does not know if the blocked family was a follower: fetches all counts. */
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
        announcement: t('said.blocked', { name: family.name }),
        failed: t('blockFailed'),
      }),
    unblock: (family: CommunityFamily) =>
      run({
        family,
        guess: null,
        call: () => send<typeof unblockContract>('DELETE', '/community/families/{id}/block', byId(family)),
        announcement: t('said.unblocked', { name: family.name }),
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

type FailureKind = 'unverified' | 'gone' | 'other'

/** Returns a function that shows an error and returns its kind. */
function useFollowErrorToast(): (error: unknown, what: string) => FailureKind {
  const t = useTranslations('community')
  const tErrors = useTranslations('errors')
  return (error, what) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'email_not_verified') return 'unverified'
    void notify('error', t('failed', { what, why: error.message || tErrors('network') }))
    return error.status === 404 ? 'gone' : 'other'
  }
}
