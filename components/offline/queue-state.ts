'use client'

import { useSyncExternalStore } from 'react'
import type { Owner, QueuedPhoto } from './queued-photo'

/** State of this tab; the photos are a copy of those in IndexedDB. */
type Queue = {
  owner: Owner | null
  photos: readonly QueuedPhoto[]
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

export function useQueue<T>(select: (queue: Queue) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(queue),
    () => select(NOTHING),
  )
}

/** Checks for a queued, not rejected photo of the task. */
export function useIsQueued(assignmentId: string): boolean {
  return useQueue(({ photos }) => photos.some(({ task, refusal }) => task.id === assignmentId && !refusal))
}
