import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

type RunDetached = <Result>(work: () => Result) => Result

const processWide = globalThis as typeof globalThis & { brotaApart?: RunDetached }

/** Remembers where the process stands, so that `apart` can go back there. For its start, before anybody asks. */
export function captureRootContext(): void {
  processWide.brotaApart ??= AsyncLocalStorage.snapshot()
}

/**
 * Does something as a part of no request. Promises, timers and sockets that are made while one is answered keep all that
 * belongs to it, what was read and drawn included, for as long as they are there themselves; and what is kept of one
 * request can keep the next one, without end. So those that outlive a request are made here.
 */
export function runDetached<Result>(work: () => Result): Result {
  return processWide.brotaApart ? processWide.brotaApart(work) : work()
}
