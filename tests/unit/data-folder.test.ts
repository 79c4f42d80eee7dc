import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keptSecret, openDataFolder } from '../../scripts/support/data-folder'

const root = mkdtempSync(path.join(tmpdir(), 'brota-data-folder-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const readMode = (...parts: string[]) => (statSync(path.join(...parts)).mode & 0o777).toString(8)

it('a new data folder can be opened only by its owner', () => {
  const folder = openDataFolder(path.join(root, 'new', 'data'))
  keptSecret(folder, 'auth-secret')
  expect([readMode(folder), readMode(folder, 'auth-secret')]).toEqual(['700', '600'])
})

it('an existing data folder and the product’s files in it become private to the owner', () => {
  const folder = path.join(root, 'old')
  for (const name of ['storage/photos/1', 'mail', 'backups', 'ours'])
    mkdirSync(path.join(folder, name), { recursive: true, mode: 0o755 })
  const files = ['storage/photos/1/full.webp', 'mail/1.eml', 'backups/1.tar', 'ours/tool.sh']
  for (const file of files) writeFileSync(path.join(folder, file), '', { mode: 0o755 })
  chmodSync(folder, 0o755)
  openDataFolder(folder)
  expect(
    ['', 'storage', 'storage/photos/1', 'mail', 'backups'].map((name) => readMode(folder, name)),
  ).toEqual(Array(5).fill('700'))
  expect(files.map((file) => readMode(folder, file))).toEqual(['600', '600', '600', '755'])
})
