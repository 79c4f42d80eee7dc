'use client'

import { CloudOff } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { ignore } from '@/lib/platform/concurrency/ignore'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { isReachable } from './is-reachable'
import { setQueue, useQueue } from './queue-state'
import type { Owner } from './queued-photo'
import { reportVisit, reportVisitToNewWorker } from './report-visit'
import { useOnline } from './use-online'
import { whenIdle } from './when-idle'

type PhotoQueueProps = Owner & { timezone: string }

/** Loads the offline queue and shows the offline state. */
export function PhotoQueue({ userId, familyId, timezone }: PhotoQueueProps) {
  const t = useTranslations('queue')
  const router = useRouter()
  const online = useOnline()
  const hasPhotos = useQueue(({ photos }) => photos.length > 0)
  const [Bar, setBar] = useState<ComponentType<{ timezone: string }>>()

  useEffect(() => {
    setQueue({ owner: { userId, familyId } })
    reportVisit()
    const stopReporting = reportVisitToNewWorker()
    let isUnmounted = false
    let stopFollowing: () => void = () => undefined
    const loadPhotos = async () => {
      const { followOtherTabs, readPhotos } = await import('./queue-storage')
      if (isUnmounted) return
      stopFollowing = followOtherTabs()
      await readPhotos()
    }
    const cancel = whenIdle(() => {
      // The page works without the queue: storage can be blocked, and code can fail to load.
      void loadPhotos().catch(ignore)
      void loadOfflineParts().then(reportReady, ignore)
    })
    return () => {
      isUnmounted = true
      cancel()
      stopReporting()
      stopFollowing()
      setQueue({ owner: null, photos: [], sending: null })
    }
  }, [userId, familyId])

  useEffect(() => {
    if (hasPhotos && !Bar) import('./queue-bar').then(({ QueueBar }) => setBar(() => QueueBar), ignore)
  }, [hasPhotos, Bar])

  const startedOffline = useRef<boolean>(undefined)
  useEffect(() => {
    // Read in an effect, because the first render repeats the server's state.
    startedOffline.current ??= !navigator.onLine
    if (!online || !navigator.onLine || !startedOffline.current) return
    startedOffline.current = false
    // The page is a cached copy. The server is checked first, because a failed refresh leaves the page.
    void isReachable().then((reachable) => reachable && router.refresh())
  }, [online, router])

  return (
    <>
      {Bar ? <Bar timezone={timezone} /> : null}
      {online || hasPhotos ? null : (
        <p
          role="status"
          className="mb-5 flex items-start gap-2.5 rounded-field bg-sky-tint px-4 py-3 text-sm text-ink"
        >
          <Icon of={CloudOff} className="mt-0.5 size-4 shrink-0 text-sky-ink" />
          {t('offline')}
        </p>
      )}
    </>
  )
}

/** The worker stores the lazy parts that a photo, and the page of the day, need offline. */
function loadOfflineParts(): Promise<unknown> {
  return Promise.all([
    import('@/components/completions/complete-dialog'),
    import('@/components/activities/waiting/waiting-card'),
    import('./queue-bar'),
    import('sonner'),
  ])
}

function reportReady(): void {
  performance.mark('brota-ready-offline')
  reportVisit()
}
