import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Where the project lives, whatever the working directory is: the folder of package.json above this file, which stands
 * in scripts/support, or in commands once it is bundled.
 */
export const projectRoot = rootAbove(path.dirname(fileURLToPath(import.meta.url)))

function rootAbove(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : rootAbove(path.dirname(folder))
}

/** An absolute path inside the project. */
export function inProject(...parts: string[]): string {
  return path.join(projectRoot, ...parts)
}

/** How node is called to run one of our commands: its bundle where there is one, as in the image, else its source. */
export function commandArgs(name: string): string[] {
  const bundle = inProject('commands', `${name}.mjs`)
  if (existsSync(bundle)) return [bundle]
  return ['--conditions=react-server', '--import', 'tsx', inProject('scripts', `${name}.ts`)]
}

/** One hash over the contents of files and folders of the project; missing ones count as empty. */
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
