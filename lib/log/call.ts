import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the call that is under way: its id, and how it was refused. */
export type CurrentCall = { id: string; code?: string; error?: unknown }

/** Next bundles parts of the product apart from each other; they still speak of the same call. */
const processWide = globalThis as typeof globalThis & { brotaCalls?: AsyncLocalStorage<CurrentCall> }
processWide.brotaCalls ??= new AsyncLocalStorage()
const calls = processWide.brotaCalls

/** Runs work as a part of a call: lines that it writes to the log carry the call's id. */
export function duringCall<T>(call: CurrentCall, work: () => T): T {
  return calls.run(call, work)
}

/** The call that runs, if any. */
export function currentCall(): CurrentCall | undefined {
  return calls.getStore()
}
