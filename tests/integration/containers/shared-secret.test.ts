import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { AUTH_SECRET, sharedSecret } from '../../../scripts/support/shared-secret'

const folders: string[] = []
const folder = () => {
  const made = mkdtempSync(path.join(tmpdir(), 'brota-secret-'))
  folders.push(made)
  return made
}
const ask = (dataFolder: string) => sharedSecret(process.env.DATABASE_URL ?? '', dataFolder, AUTH_SECRET)

beforeEach(async () => {
  await db().installationSecret.deleteMany()
})
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

it('all containers that share a database get the same secret, even when starting simultaneously', async () => {
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(folder())))
  expect(new Set(asked).size).toBe(1)
  expect(asked[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await ask(folder())).toBe(asked[0])
})

it("the shared secret is taken from the first container's data folder, so that sessions remain valid", async () => {
  const [first, second] = [folder(), folder()]
  writeFileSync(path.join(first, AUTH_SECRET), 'the one with which people have signed in until now')
  writeFileSync(path.join(second, AUTH_SECRET), 'one that a container made for itself and used alone')
  expect(await ask(first)).toBe('the one with which people have signed in until now')
  expect(await ask(second)).toBe('the one with which people have signed in until now')
})

it('the shared secret is not written to the data folder', async () => {
  const own = folder()
  await ask(own)
  expect(existsSync(path.join(own, AUTH_SECRET))).toBe(false)
})
