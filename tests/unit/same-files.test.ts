import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepOnce } from '@/scripts/support/same-files'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brota-same-'))
  mkdirSync(path.join(folder, 'chunks/ssr'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, 'chunks', name), text)
const read = (name: string) => readFileSync(path.join(folder, 'chunks', name), 'utf8')
const load = (root: string, name: string) => createRequire(path.join(root, 'chunks', 'x.js'))(`./${name}`)

describe('the same file under many names', () => {
  it('is kept once despite different source map names, and still loads after a copy', () => {
    for (const name of ['a.js', 'b.js', 'ssr/[c].js'])
      write(name, `module.exports=[1,()=>"ação"];\n//# sourceMappingURL=${name}.map`)
    expect(keepOnce(path.join(folder, 'chunks'))).toBe(2)
    expect(read('a.js')).toContain('ação')
    expect(read('b.js')).not.toContain('ação')
    const copy = path.join(folder, 'copy')
    cpSync(path.join(folder, 'chunks'), path.join(copy, 'chunks'), { recursive: true })
    rmSync(path.join(folder, 'chunks'), { recursive: true })
    const first = load(copy, 'a.js')
    expect(first[1]()).toBe('ação')
    expect(load(copy, 'b.js')).toBe(first)
    expect(load(copy, 'ssr/[c].js')).toBe(first)
  })

  it('is not replaced if it differs, runs modules, or already refers to another', () => {
    write('a.js', 'module.exports=[1,()=>1];')
    write('b.js', 'module.exports=[1,()=>2];')
    write('run.js', 'const run = require("path")')
    write('ssr/run.js', 'const run = require("path")')
    write('c.js', 'module.exports=[1,()=>1];')
    expect(keepOnce(path.join(folder, 'chunks'))).toBe(1)
    expect(read('b.js')).toContain('()=>2')
    expect(read('run.js')).toBe(read('ssr/run.js'))
    expect(keepOnce(path.join(folder, 'chunks'))).toBe(0)
    expect(load(folder, 'c.js')).toBe(load(folder, 'a.js'))
  })
})
