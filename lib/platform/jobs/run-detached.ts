import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

type RunDetached = <Result>(work: () => Result) => Result

const processWide = globalThis as typeof globalThis & { brotaApart?: RunDetached }

/** Captures the root context, before the first request. */
export function captureRootContext(): void {
  processWide.brotaApart ??= AsyncLocalStorage.snapshot()
}

/** Runs work outside of the request's async context, which timers and sockets would retain. */
export function runDetached<Result>(work: () => Result): Result {
  return processWide.brotaApart ? processWide.brotaApart(work) : work()
}
