'use client'

import { useSyncExternalStore } from 'react'
import type { Owner, WaitingPhoto } from './waiting-photo'

/** In-memory state of the offline queue; the browser's database is the source of truth. */
type Queue = {
  owner: Owner | null
  photos: readonly WaitingPhoto[]
  sending: { id: string; share: number } | null
  open: boolean
}

const NOTHING: Queue = { owner: null, photos: [], sending: null, open: false }

let queue = NOTHING
const listeners = new Set<() => void>()

export function getQueue(): Queue {
  return queue
}

export function setQueue(change: Partial<Queue>): void {
  queue = { ...queue, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a selected part of the queue and renders again when it changes. */
export function useQueue<T>(select: (queue: Queue) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(queue),
    () => select(NOTHING),
  )
}

/** Returns true when the task has a queued photo that was not rejected. */
export function useIsWaiting(taskId: string): boolean {
  return useQueue(({ photos }) => photos.some(({ task, refusal }) => task.id === taskId && !refusal))
}
