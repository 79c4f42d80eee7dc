import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

/** Id and error of the current request. */
export type CurrentCall = { id: string; code?: string; error?: unknown }

/** Global, because Next bundles this file several times. */
const processWide = globalThis as typeof globalThis & { brotaCalls?: AsyncLocalStorage<CurrentCall> }
processWide.brotaCalls ??= new AsyncLocalStorage()
const calls = processWide.brotaCalls

/** Runs work in a request's context, for the log. */
export function withCall<T>(call: CurrentCall, work: () => T): T {
  return calls.run(call, work)
}

/** Returns the current request's context, if any. */
export function currentCall(): CurrentCall | undefined {
  return calls.getStore()
}
