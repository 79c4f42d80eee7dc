import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The runtime is left unchanged. */
const MODULES = 'module.exports=['
const OWN_NAME = /\n\/\/# sourceMappingURL=.*\s*$/

/**
 * Replaces identical server chunks by stubs that require the first one, because the server keeps each text
 * in memory. Links would not survive copying.
 * @returns the number of stubs
 */
export function keepOnce(folder: string): number {
  const firsts = new Map<string, string>()
  let stubs = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.js')) continue
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (!text.startsWith(MODULES)) continue
    const modules = text.replace(OWN_NAME, '')
    const first = firsts.get(modules)
    if (first) {
      const place = path.relative(path.dirname(file), first).split(path.sep).join('/')
      writeFileSync(file, `module.exports=require(${JSON.stringify(`./${place}`)})\n`)
      stubs += 1
    } else firsts.set(modules, file)
  }
  return stubs
}
