import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { addMaterialContract } from '@/lib/features/materials/uploads/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { buildChallenge } from '../../factories/challenge'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'
import { pdf } from '../../support/pdfs'
import { picture } from '../../support/pictures'
import { adult } from '../../support/scene'

let token: string
let png: Buffer
beforeAll(async () => {
  token = (await adult()).token
  png = await picture()
})

const BOUNDARY = 'x7'

type Part = { head: string; body: Buffer | string }

function multipart(parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ head, body }) => [`--${BOUNDARY}\r\n${head}\r\n\r\n`, body, '\r\n'])
  return Buffer.concat([...pieces, end].map((piece) => Buffer.from(piece)))
}

const fileHead = (name: string) =>
  `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png`
const field = (name: string, body = 'x'): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body,
})

async function send(bytes: Buffer, type = `multipart/form-data; boundary=${BOUNDARY}`) {
  const { POST } = await import('@/app/api/v1/photos/route')
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, host: 'localhost' }
  const body = new Uint8Array(bytes)
  const request = new Request('http://localhost/api/v1/photos', { method: 'POST', headers, body })
  const begun = process.cpuUsage()
  const answer = await POST(request, { params: Promise.resolve({}) })
  const text = await answer.text()
  return { status: answer.status, text, seconds: process.cpuUsage(begun).user / 1e6 }
}

const file = (name = 'photo.png'): Part => ({ head: fileHead(name), body: png })

const filesKept = () => readdirSync(path.resolve(env().BROTA_DATA_DIR), { recursive: true }).map(String)

/** These lead to another path, end a header, or reverse letters. */
const NAMES = [
  '../../../../tmp/hostile-name.png',
  '..\\\\..\\\\hostile-name.png',
  '/etc/hostile-name',
  'hostile-name.png\\0.html',
  'hostile-name\u202egnp.exe',
  'hostile-name%0d%0aSet-Cookie: a=b.png',
  '%2e%2e%2fhostile-name',
  'x'.repeat(5000),
  '',
]

describe('a multipart form', () => {
  it('with 50,000 parts is rejected with 400 before the parts are read', async () => {
    const { status, seconds } = await send(
      multipart(Array.from({ length: 50_000 }, (_, n) => field(`f${n}`))),
    )
    expect(status).toBe(400)
    expect(seconds).toBeLessThan(1)
  })

  it.each(NAMES)('is accepted with the file name %j, which is not stored', async (name) => {
    const { status, text } = await send(multipart([file(name)]))
    expect(status).toBe(201)
    expect(text).not.toMatch(/hostile-name|xxxxx/)
    expect(filesKept().filter((kept) => /hostile-name|xxxxx/.test(kept))).toEqual([])
    expect(
      filesKept()
        .filter((kept) => kept.startsWith('storage/photos/'))
        .join('\n'),
    ).toMatch(/^[\w\-/.\n]*$/)
  })

  const BROKEN: [string, () => Buffer, string?][] = [
    ['without a boundary', () => multipart([file()]), 'multipart/form-data'],
    ['with another boundary', () => multipart([file()]), 'multipart/form-data; boundary=y8'],
    ['of another type', () => multipart([file()]), 'application/json'],
    ['of no type', () => multipart([file()]), ''],
    ['as a browser’s plain form', () => Buffer.from('file=x'), 'text/plain'],
    ['that never ends', () => multipart([file()], '')],
    ['that is nothing', () => Buffer.alloc(0)],
    ['that only ends', () => Buffer.from(`--${BOUNDARY}--\r\n`)],
    ['with a head that never ends', () => Buffer.from(`--${BOUNDARY}\r\n${'a: b\r\n'.repeat(9999)}`)],
    ['without names', () => multipart([{ head: 'Content-Disposition: form-data', body: png }])],
    [
      'inside a form',
      () =>
        multipart([
          {
            head: 'Content-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=in',
            body: `--in\r\nContent-Disposition: file; filename="a.png"\r\n\r\n${png.toString('latin1')}\r\n--in--`,
          },
        ]),
    ],
    ['with a head of a megabyte', () => multipart([field('n'.repeat(1_000_000))])],
    [
      'with a boundary of a thousand',
      () => multipart([file()]),
      `multipart/form-data; boundary=${'y'.repeat(1000)}`,
    ],
    ['with two files', () => multipart([file(), file()])],
    ['with 10,000 files', () => multipart(Array<Part>(10_000).fill({ head: fileHead('a'), body: 'x' }))],
    ['with text where the file belongs', () => multipart([field('file', 'x'.repeat(1_000_000))])],
  ]

  it.each(BROKEN)('%s is rejected with 400 or 422 in less than three seconds', async (_, make, type) => {
    const before = await db().photo.count()
    const { status, text, seconds } = await send(make(), type)
    expect([400, 422]).toContain(status)
    expect(JSON.parse(text)).toMatchObject({ success: false })
    expect(text.length).toBeLessThan(2000)
    expect(seconds).toBeLessThan(3)
    expect(await db().photo.count()).toBe(before)
  })

  const LADEN: [string, () => Part[]][] = [
    ['900 more fields', () => Array.from({ length: 900 }, (_, n) => field(`f${n}`))],
    ['a field named at length', () => [field('n'.repeat(5000))]],
    [
      'fields that every object has',
      () => ['__proto__', 'constructor', 'toString'].map((name) => field(name)),
    ],
  ]

  it.each(LADEN)('with %s is accepted quickly, and the extra fields are ignored', async (_, make) => {
    const { status, seconds } = await send(multipart([...make(), file()]))
    expect(status).toBe(201)
    expect(seconds).toBeLessThan(3)
    expect(({} as { file?: unknown }).file).toBeUndefined()
  })
})

describe('the name of a PDF', () => {
  it.each(NAMES.slice(0, -1))('cannot inject a response header: %j', async (name) => {
    const admin = await signIn(await buildUser({ isAdmin: true }))
    const { challenge } = await buildChallenge()
    const form = new FormData()
    form.append('file', new File([new Uint8Array(await pdf())], name, { type: 'application/pdf' }))
    form.append('name', `${name.slice(0, 60)}"\r\nSet-Cookie: a=b`)
    const added = await call<typeof addMaterialContract>(`POST /challenges/${challenge.id}/materials`, {
      token: admin,
      body: form,
    })
    expect(added.status).toBe(201)
    const url = added.data.url.replace('/api/v1', '')
    const { headers } = await fetchRoute(`GET ${url}`, { token })
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="brota[a-z\d-]*\.pdf"$/)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})
