'use client'

import { useRef } from 'react'

type SerializedMutation<T> = {
  result: Promise<T>
  /** No later call is queued. */
  isLast: () => boolean
  /** No other call was pending or queued since. */
  isAlone: () => boolean
}

/** Returns a function that queues calls by id. */
export function useSerializedMutation(): <T>(id: string, call: () => Promise<T>) => SerializedMutation<T> {
  const queue = useRef(new Map<string, { over: Promise<unknown>; isOver: boolean }>())
  return (id, call) => {
    const before = queue.current.get(id)
    const waits = before !== undefined && !before.isOver
    const result = waits ? before.over.then(call) : call()
    const settle = () => {
      mutation.isOver = true
    }
    const mutation = { over: result.then(settle, settle), isOver: false }
    queue.current.set(id, mutation)
    const isLast = () => queue.current.get(id) === mutation
    return { result, isLast, isAlone: () => !waits && isLast() }
  }
}
