import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { KERNEL, ROOMS } from '../../.dependency-cruiser.mjs'
import { filesUnder, read, root } from './source'

const SHARED = ['schema.ts', 'rules.ts', 'policy.ts', 'contract.ts']
const SERVER = ['repo.ts', 'service.ts']

/** Lists files that a feature folder must not have. */
function strangers(folder: string, depth = 0): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return depth === 0 ? strangers(file, depth + 1) : [file]
    return [...SHARED, ...SERVER].includes(entry.name) ? [] : [file]
  })
}

const roomFiles = (names: string[]) =>
  filesUnder('lib', /\.ts$/).filter(
    (file) => ROOMS.includes(file.split('/')[1] ?? '') && names.includes(path.basename(file)),
  )

it('keeps lib to the kernel and to ranked rooms', () => {
  const folders = readdirSync(path.join(root, 'lib'))
  expect(folders.sort()).toEqual([...KERNEL, ...ROOMS].sort())
})

it('gives rooms and their sub-rooms the six names and no other', () => {
  expect(ROOMS.flatMap((room) => strangers(`lib/${room}`))).toEqual([])
})

it('marks what is for the server only', () => {
  const unmarked = roomFiles(SERVER).filter((file) => !read(file).startsWith("import 'server-only'\n"))
  expect(unmarked).toEqual([])
})

it('lets what both sides run be run on both sides', () => {
  const marked = roomFiles(SHARED).filter((file) => read(file).includes("'server-only'"))
  expect(marked).toEqual([])
})

it('has neither barrels nor heaps', () => {
  const heaps = ['app', 'components', 'lib', 'scripts', 'tests'].flatMap((folder) =>
    filesUnder(folder, /(^|\/)(index|utils?|helpers?|misc|common|shared)(\.tsx?$|\/)/),
  )
  expect(heaps).toEqual([])
})
