import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

type Manner = {
  fallback?: ReactNode
  /** Instead of the error boundary, when the code cannot load. */
  optional?: boolean
}

/**
 * Returns a component that only the browser renders, with code loaded on first render. `next/dynamic` adds 1.3 KiB to
 * every page; it remains for server-rendered components.
 */
export function lazyClient<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, optional = false }: Manner = {},
): ComponentType<Props> {
  const loaded = optional ? () => load().catch(() => Nothing) : load
  const Loaded = lazy(async () => ({ default: await loaded() })) as unknown as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once in a module and never while drawing, as `lazy` is
  return function Lazily(props: Props) {
    const hydrated = useSyncExternalStore(neverChanges, isTrue, isFalse)
    if (!hydrated) return fallback
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

const Nothing = () => null
const neverChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
