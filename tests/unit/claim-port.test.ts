import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimPort } from '../../scripts/support/server'

const NOBODY = '999999999 1'
let folder: string
const holder = createServer()

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'brota-port-'))
  await new Promise<void>((listening) => holder.listen(0, listening))
})

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  if (holder.listening) await new Promise((closed) => holder.close(closed))
})

const address = () => ({ port: (holder.address() as AddressInfo).port, host: undefined })

it('a port that another program holds is refused at once', async () => {
  await expect(claimPort(address(), folder)).rejects.toThrow('is already in use')
})

it('the start waits for a port that a server without a supervisor is about to release', async () => {
  const wanted = address()
  mkdirSync(path.join(folder, 'servers'))
  writeFileSync(
    path.join(folder, 'servers', String(wanted.port)),
    JSON.stringify({ supervisor: NOBODY, server: NOBODY }),
  )
  setTimeout(() => holder.close(), 250)
  await claimPort(wanted, folder)
})
