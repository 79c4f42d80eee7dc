import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { RunningProduct } from '../../scripts/support/product'
import { upload } from '../support/pictures'
import { bench } from '../support/use-fault-bench'

/** Megabytes; without a limit, a hundred bodies of 5 MB exceed it. */
const MOST = 600
const UPLOADS = 100

let product: RunningProduct
let token: string

beforeAll(async () => {
  await bench.migrate()
  product = await bench.start({ environment: { TRUST_PROXY: '1' } })
  const body = { name: 'Nora Lima', email: 'nora@example.com', password: 'a short sentence' }
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${product.url}/api/v1/auth/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  token = ((await response.json()) as { data: { token: string } }).data.token
})

const resetPeak = () => writeFileSync(`/proc/${product.server()}/clear_refs`, '5')
const peak = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${product.server()}/status`, 'utf8'))?.[1]) / 1024

async function send(bytes: Uint8Array, address: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
  const response = await fetch(`${product.url}/api/v1/photos`, {
    method: 'POST',
    headers,
    body: upload(bytes),
  })
  await response.arrayBuffer()
  return response.status
}

async function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const create = { width: 2050, height: 2050, channels: 3 as const, background: '#3b8f5a', noise }
  return sharp({ create }).jpeg({ quality: 97 }).toBuffer()
}

it('100 simultaneous 5 MB uploads from 100 addresses all succeed within 600 MB of memory', async () => {
  const bytes = await largePhoto()
  expect(bytes.length).toBeGreaterThan(3.5 * 1024 * 1024)
  expect(bytes.length).toBeLessThanOrEqual(5 * 1024 * 1024)
  await send(bytes, '10.0.0.1')
  resetPeak()
  const before = peak()
  const uploads = Array.from({ length: UPLOADS }, (_, n) => send(bytes, `10.1.0.${n}`))
  expect(await Promise.all(uploads)).toEqual(Array(UPLOADS).fill(201))
  expect(peak(), `${before} MB before`).toBeLessThan(MOST)
}, 240_000)
