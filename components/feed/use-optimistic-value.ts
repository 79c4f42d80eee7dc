'use client'

import { useRef } from 'react'
import { usePostMutation } from './use-post-mutation'

type Value<T> = {
  value: T
  show: (value: T) => void
  save: (value: T) => Promise<unknown>
}

/**
 * Returns a setter that shows a value at once and sends it. One request at a time: values set during it only change the
 * next one. An error shows the last saved value again.
 */
export function useOptimisticValue<T>(postId: string, { value, show, save }: Value<T>): (value: T) => void {
  const desired = useRef<{ value: T } | null>(null)
  const { run } = usePostMutation(postId, async (before: T): Promise<void> => {
    let saved = before
    try {
      while (desired.current && desired.current.value !== saved) {
        const wanted = desired.current.value
        await save(wanted)
        saved = wanted
      }
    } catch (error) {
      show(saved)
      throw error
    } finally {
      desired.current = null
    }
  })

  return (wanted) => {
    const isIdle = desired.current === null
    desired.current = { value: wanted }
    show(wanted)
    if (isIdle) void run(value)
  }
}
