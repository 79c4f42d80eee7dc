import 'server-only'
import type { SharpConstructor } from 'sharp'
import { runDetached } from '@/lib/jobs/run-detached'

let loaded: Promise<SharpConstructor> | undefined

/**
 * The library that draws, loaded when it is first needed: as an ES module it would make every module above it
 * asynchronous (see lib/db/bundled/pg.cjs).
 */
export function loadSharp(): Promise<SharpConstructor> {
  loaded ??= runDetached(load)
  return loaded
}

async function load(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp')
  // One thread a picture: several pictures at once share the cores better than one that takes them all.
  sharp.concurrency(1)
  // No picture comes twice: what was decoded need not be remembered.
  sharp.cache(false)
  return sharp
}
