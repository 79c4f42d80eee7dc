import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesUnder, read, root } from './source'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...filesUnder('docs', /\.md$/),
]

function listAnchors(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function isBroken(file: string, target: string): boolean {
  const [name = '', anchor] = target.split('#')
  const linked = name === '' ? file : path.posix.join(path.posix.dirname(file), name)
  if (!existsSync(path.join(root, linked))) return true
  return anchor !== undefined && !listAnchors(linked).includes(anchor)
}

it('documents have no broken links', () => {
  const broken = documents.flatMap((file) => {
    const targets = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, target = '']) => target,
    )
    return targets.filter((target) => isBroken(file, target)).map((target) => `${file}: ${target}`)
  })
  expect(broken).toEqual([])
})

it('docs/architecture.md names only files that exist', () => {
  const paths = [...read('docs/architecture.md').matchAll(/`((?:app|lib|tests|prisma)\/[\w./[\]-]+)`/g)]
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.flatMap(([, file = '']) => (existsSync(path.join(root, file)) ? [] : file))).toEqual([])
})

it('docs/performance.md has at most 300 lines', () => {
  expect(read('docs/performance.md').split('\n').length).toBeLessThanOrEqual(300)
})
