import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { runNode } from './children'
import { inProject } from './project'

const FLOOR = inProject('scripts/floor')

function listScripts(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  const modern = tags.filter(([tag]) => !/\bnomodule\b/i.test(tag))
  return [...new Set(modern.map(([, source = '']) => source))]
}

function weigh(file: Buffer): number {
  return gzipSync(file).length / 1024
}

/** Returns the size in KiB of an empty page's scripts. */
export async function measureFloor(): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv
  const next = inProject('node_modules/next/dist/bin/next')
  await runNode([next, 'build', FLOOR], env, 'the floor could not be built')
  const output = path.join(FLOOR, '.next')
  const html = readFileSync(path.join(output, 'server/app/index.html'), 'utf8')
  const files = listScripts(html).map((source) => path.join(output, source.replace('/_next/', '')))
  const weight = files.reduce((sum, file) => sum + weigh(readFileSync(file)), 0)
  for (const made of ['.next', 'next-env.d.ts'])
    rmSync(path.join(FLOOR, made), { recursive: true, force: true })
  return weight
}

export function createScale(base: string): (html: string) => Promise<number> {
  const weights = new Map<string, number>()
  const weighScript = async (source: string) => {
    const known = weights.get(source)
    if (known !== undefined) return known
    const response = await fetch(new URL(source, base))
    const weight = weigh(Buffer.from(await response.arrayBuffer()))
    weights.set(source, weight)
    return weight
  }
  return async (html) => (await Promise.all(listScripts(html).map(weighScript))).reduce((a, b) => a + b, 0)
}
