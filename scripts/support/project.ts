import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the project: nearest folder above with a package.json. */
export const projectRoot = rootAbove(path.dirname(fileURLToPath(import.meta.url)))

function rootAbove(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : rootAbove(path.dirname(folder))
}

export function inProject(...parts: string[]): string {
  return path.join(projectRoot, ...parts)
}

/** Checks for the container image, with bundled commands instead of sources. */
export function isBundled(): boolean {
  return existsSync(inProject('commands'))
}

export function commandArgs(name: string): string[] {
  if (isBundled()) return [inProject('commands', `${name}.mjs`)]
  return ['--conditions=react-server', '--import', 'tsx', inProject('scripts', `${name}.ts`)]
}

/** Returns one hash over files and folders; missing ones count as empty. */
export function hashInputs(inputs: string[], skip: (relative: string) => boolean = () => false): string {
  const hash = createHash('sha256')
  for (const input of inputs) addTo(hash, input, skip)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, relative: string, skip: (relative: string) => boolean) {
  if (skip(relative)) return
  const absolute = inProject(relative)
  const stat = statSync(absolute, { throwIfNoEntry: false })
  if (stat?.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addTo(hash, path.posix.join(relative, name), skip)
  } else if (stat) {
    hash.update(`${relative}\0${stat.size}\0`).update(readFileSync(absolute))
  }
}
