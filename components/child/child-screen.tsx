'use client'

import type { ReactNode } from 'react'
import useSWR from 'swr'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { lazyClient } from '@/components/ui/lazy-client'
import type { readDeviceWeekContract } from '@/lib/features/completions/waiting/contract'
import { MINUTE_MS } from '@/lib/platform/dates/durations'
import { ApiError, send } from '@/lib/platform/http/api-client'
import { ChildFailure } from './child-failure'
import { ChildSkeleton } from './child-skeleton'
import { ChildWeek } from './child-week'
import { useWakeLock } from './use-wake-lock'

const PairScreen = lazyClient(() => import('./pair-screen').then((module) => module.PairScreen), {
  fallback: <ChildSkeleton />,
})

const FIVE_MINUTES = 5 * MINUTE_MS

type ChildScreenProps = {
  userId: string | null
  /** Family of the signed-in adult, who can pair this device with one tap. */
  familyId: string | null
  scene: ReactNode
  faces: ReactNode
  limits: PhotoLimits
}

/** Shows the running week to a child on a paired device, or asks for the code that pairs it. */
export function ChildScreen({ userId, familyId, scene, faces, limits }: ChildScreenProps) {
  const { data, error, isValidating, mutate } = useSWR(
    'device week',
    () => send<typeof readDeviceWeekContract>('GET', '/device/week', {}),
    {
      refreshInterval: FIVE_MINUTES,
      // The interval pauses after an error, and a tablet on the wall is never reloaded by hand.
      onErrorRetry: (failure, _key, _config, revalidate) => {
        if (!isUnpaired(failure)) setTimeout(() => void revalidate(), MINUTE_MS)
      },
    },
  )
  useWakeLock()
  const refresh = () => void mutate()
  if (isUnpaired(error)) return <PairScreen {...{ userId, familyId, scene, faces }} onPaired={refresh} />
  if (data) return <ChildWeek week={data} limits={limits} onChange={refresh} />
  if (error && !isValidating) {
    return (
      <main>
        <ChildFailure onRetry={refresh} />
      </main>
    )
  }
  return <ChildSkeleton />
}

/** The server rejects a browser that is not paired: 401 for a visitor, 403 for an adult with a session. */
function isUnpaired(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}
