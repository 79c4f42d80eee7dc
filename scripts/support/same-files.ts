import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a file of modules begins with; what runs them is left alone. */
const MODULES = 'module.exports=['
const OWN_NAME = /\n\/\/# sourceMappingURL=.*\s*$/

/**
 * The bundler writes what several routes load into a file for each of them, and a server that has loaded them keeps the
 * text of each: here, the same half a megabyte under thirty names. All but the first of the same files are made to hand
 * on to that one. It is a stub and no link, which would not survive being copied everywhere.
 * @param folder holds files of modules as the server loads them, in it or in folders below
 * @returns how many stubs were made
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
