import 'server-only'
import type { SharpConstructor } from 'sharp'
import { runDetached } from '@/lib/platform/jobs/run-detached'

let loaded: Promise<SharpConstructor> | undefined

/**
 * Loads sharp at first use: as an ES module it would make every importing module asynchronous (see
 * lib/platform/db/bundled/pg.cjs).
 */
export function loadSharp(): Promise<SharpConstructor> {
  loaded ??= runDetached(load)
  return loaded
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp')
  // One thread per picture: concurrent pictures share the cores better.
  sharp.concurrency(1)
  // No picture is decoded twice, so a cache is useless.
  sharp.cache(false)
  return sharp
}
