'use client'

import { useSyncExternalStore } from 'react'
import type { Owner, WaitingPhoto } from './waiting-photo'

/** What this page knows of the photos that wait; the browser's database has the truth. */
type Queue = {
  owner: Owner | null
  photos: readonly WaitingPhoto[]
  sending: { id: string; share: number } | null
  /** The list is shown. */
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

/** A part of the queue, anew whenever that part changes. */
export function useQueue<T>(select: (queue: Queue) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(queue),
    () => select(NOTHING),
  )
}

/** Whether the task's photo waits here to be sent; one that was refused does not. */
export function useIsWaiting(taskId: string): boolean {
  return useQueue(({ photos }) => photos.some(({ task, refusal }) => task.id === taskId && !refusal))
}
