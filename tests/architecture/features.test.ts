import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { FEATURES, PLATFORM } from '../../.dependency-cruiser.mjs'
import { filesUnder, read, root } from './source'

const SHARED = ['schema.ts', 'rules.ts', 'policy.ts', 'contract.ts']
const SERVER = ['repository.ts', 'service.ts']

function listUnexpectedFiles(folder: string, depth = 0): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return depth === 0 ? listUnexpectedFiles(file, depth + 1) : [file]
    return [...SHARED, ...SERVER].includes(entry.name) ? [] : [file]
  })
}

const featureFiles = (names: string[]) =>
  filesUnder('lib/features', /\.ts$/).filter((file) => names.includes(path.basename(file)))

const foldersIn = (folder: string) => readdirSync(path.join(root, folder)).sort()

it('lib contains only the platform and ranked features', () => {
  expect(foldersIn('lib')).toEqual(['features', 'platform'])
  expect(foldersIn('lib/platform')).toEqual([...PLATFORM].sort())
  expect(foldersIn('lib/features')).toEqual([...FEATURES].sort())
})

it('features and sub-features use only the six file names', () => {
  expect(FEATURES.flatMap((feature) => listUnexpectedFiles(`lib/features/${feature}`))).toEqual([])
})

it('services and repositories are marked as server-only', () => {
  const unmarked = featureFiles(SERVER).filter((file) => !read(file).startsWith("import 'server-only'\n"))
  expect(unmarked).toEqual([])
})

it('shared files are free of server-only', () => {
  const marked = featureFiles(SHARED).filter((file) => read(file).includes("'server-only'"))
  expect(marked).toEqual([])
})

it('the repository has no barrel files and no folders of unrelated helpers', () => {
  const heaps = ['app', 'components', 'content', 'lib', 'scripts', 'tests'].flatMap((folder) =>
    filesUnder(folder, /(^|\/)(index|utils?|helpers?|misc|common|shared)(\.tsx?$|\/)/),
  )
  expect(heaps).toEqual([])
})
