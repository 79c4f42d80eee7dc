import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

export type CurrentCall = { id: string; code?: string; error?: unknown }

/** Global, because Next bundles this file several times. */
const processWide = globalThis as typeof globalThis & { brotaCalls?: AsyncLocalStorage<CurrentCall> }
processWide.brotaCalls ??= new AsyncLocalStorage()
const calls = processWide.brotaCalls

export function withCall<T>(call: CurrentCall, work: () => T): T {
  return calls.run(call, work)
}

export function currentCall(): CurrentCall | undefined {
  return calls.getStore()
}
