import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { BUILT } from '../../../scripts/support/generated'

const server = path.join(BUILT, '.next/server')
const WAITS = /\b\w\.a\(async/

const entries = readdirSync(path.join(server, 'app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(page|route)\.js$/.test(file),
)

function readFiles(entry: string): string[] {
  const listed = readFileSync(path.join(server, 'app', entry), 'utf8').matchAll(/R\.c\("server\/(.+)"\)/g)
  return [...listed].map(([, file = '']) => readModule(path.join(server, file)))
}

function readModule(file: string): string {
  const text = readFileSync(file, 'utf8')
  const [, other] = /^module\.exports=require\("(.+)"\)\s*$/.exec(text) ?? []
  return other === undefined ? text : readModule(path.join(path.dirname(file), other))
}

it('every built page and route lists the files that it loads', () => {
  expect(entries.length).toBeGreaterThan(60)
  for (const entry of entries) expect(readFiles(entry).length, entry).toBeGreaterThan(0)
})

// An async module's promise retains the request that loaded it.
it('no built page or route loads an asynchronous module', () => {
  const waiting = entries.filter((entry) => readFiles(entry).some((text) => WAITS.test(text)))
  expect(waiting).toEqual([])
})

// The alias is Prisma's module name: fails when an upgrade renames it.
it('the Prisma query compiler is read from a file, not bundled as text', () => {
  const chunks = readdirSync(path.join(server, 'chunks'), { recursive: true, encoding: 'utf8' })
  const texts = chunks
    .filter((file) => file.endsWith('.js'))
    .map((file) => readModule(path.join(server, 'chunks', file)))
  expect(texts.filter((text) => /\.y\("@prisma[^"]*wasm/.test(text))).toEqual([])
  expect(texts.some((text) => text.includes('valueOf') && text.includes('No query compiler in'))).toBe(true)
})
