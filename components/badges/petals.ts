export type FlowerPart = { part: number; done: number; needed: number; earned: boolean }

/** Returns the flower's state; `next` can still be earned. */
export function petalState(parts: readonly FlowerPart[], week: number | null) {
  const count = parts.filter((part) => part.earned).length
  const running = parts.find(({ part }) => part === week)
  const next =
    running && !running.earned
      ? { ...running, missing: Math.max(running.needed - running.done, 0), ordinal: count + 1 }
      : null
  return { count, next, painted: running?.earned ?? false }
}
