import 'server-only'
import type { SharpConstructor } from 'sharp'
import { runDetached } from '@/lib/platform/jobs/run-detached'

let loaded: Promise<SharpConstructor> | undefined

/**
 * Loads sharp at first use: an ES module would make importers asynchronous
 * (lib/platform/db/bundled/pg.cjs).
 */
export function loadSharp(): Promise<SharpConstructor> {
  loaded ??= runDetached(load)
  return loaded
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp')
  // Concurrent pictures share the cores better.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
