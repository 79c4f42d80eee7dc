import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

type Manner = {
  /** What stands there while the code is on its way. */
  fallback?: ReactNode
  /** The page is whole without it: where the code does not come, nothing stands there. Else the page's error does. */
  optional?: boolean
}

/**
 * A component whose code the browser fetches when it is first drawn, and which the server does not draw. The framework's
 * own `dynamic` does the same with 1.3 KiB more on every page; it remains for what the server draws, too.
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
