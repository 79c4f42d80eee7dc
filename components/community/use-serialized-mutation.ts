'use client'

import { useRef } from 'react'

type SerializedMutation<T> = {
  result: Promise<T>
  /** Whether nothing was asked for after it. */
  isLast: () => boolean
  /** Whether nothing else was on its way when it was asked for, nor was asked for since. */
  isAlone: () => boolean
}

/** Lets calls about the same thing go one after the other, in the order in which they were asked for. */
export function useSerializedMutation(): <T>(id: string, call: () => Promise<T>) => SerializedMutation<T> {
  const turns = useRef(new Map<string, { over: Promise<unknown>; isOver: boolean }>())
  return (id, call) => {
    const before = turns.current.get(id)
    const waits = before !== undefined && !before.isOver
    const result = waits ? before.over.then(call) : call()
    const settle = () => {
      turn.isOver = true
    }
    const turn = { over: result.then(settle, settle), isOver: false }
    turns.current.set(id, turn)
    const isLast = () => turns.current.get(id) === turn
    return { result, isLast, isAlone: () => !waits && isLast() }
  }
}
