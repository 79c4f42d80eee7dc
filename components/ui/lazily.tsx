import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** What stands there while the code is on its way, and whether the server draws the component, too. */
type Manner = { fallback?: ReactNode; onServer?: boolean }

/**
 * A component whose code the browser fetches when it is first drawn. The framework's own `dynamic` does the same with
 * 1.3 KiB more on every page, most of it for fetching code ahead, which would be no gain here.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, onServer = false }: Manner = {},
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  // biome-ignore lint/correctness/noComponentHookFactories: called once in a module and never while drawing, as `lazy` is
  return function Lazily(props: Props) {
    const hydrated = useSyncExternalStore(neverChanges, isTrue, isFalse)
    return <Suspense fallback={fallback}>{hydrated || onServer ? <Loaded {...props} /> : fallback}</Suspense>
  }
}

const neverChanges = () => () => undefined
const isTrue = () => true
const isFalse = () => false
