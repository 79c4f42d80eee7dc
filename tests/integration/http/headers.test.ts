import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { GET as unknown } from '@/app/api/[...unknown]/route'
import { GET as csrf, POST as startSignIn } from '@/app/api/auth/[...nextauth]/route'
import { GET as live } from '@/app/api/health/live/route'
import { GET as ready } from '@/app/api/health/ready/route'
import { GET as figures } from '@/app/api/metrics/route'
import { GET as refresh } from '@/app/api/session/refresh/route'
import { GET as document } from '@/app/api/v1/openapi.json/route'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { buildAdmin } from '../../factories/admin'
import { call, fetchRoute } from '../../support/api'
import { picture, upload } from '../../support/pictures'
import { challenge, type Member, member } from '../../support/scene'

const HERE = 'http://localhost/api'
const none = { params: Promise.resolve({}) }
const nextAuth = (name: string) => ({ params: Promise.resolve({ nextauth: [name] }) })

let by: Member
let admin: string
let photo: string
let week: string

beforeAll(async () => {
  by = await member()
  admin = (await buildAdmin()).token
  const form = upload(await picture('png'))
  const { data } = await call<typeof uploadPhotoContract>('POST /photos', { token: by.token, body: form })
  photo = `GET ${data.url.replace('/api/v1', '')}`
  week = (await challenge('2026-11-16')).id
})
afterEach(() => vi.unstubAllEnvs())

type Asked = [what: string, status: number, ask: () => Promise<Response> | Response]
const ANSWERS: Asked[] = [
  ['data', 200, () => fetchRoute('GET /auth/me', { token: by.token })],
  [
    'what was made',
    201,
    () => fetchRoute(`POST /families/${by.familyId}/kids`, { token: by.token, body: KID }),
  ],
  ['a refusal', 401, () => fetchRoute('GET /auth/me')],
  ['a wrong method', 405, () => fetchRoute('DELETE /auth/me')],
  ['a call that there is not', 404, () => fetchRoute('GET /nothing')],
  ['an address beside the calls', 404, () => unknown(new Request(`${HERE}/nothing`), none)],
  ['a photo', 200, () => fetchRoute(photo, { token: by.token })],
  [
    'a photo that is known already',
    304,
    async () => fetchRoute(photo, { token: by.token, headers: { 'if-none-match': '*' } }),
  ],
  ['a table', 200, () => fetchRoute('GET /admin/users/export', { token: admin })],
  ['everything about oneself', 200, () => fetchRoute(`GET /user/${by.id}/export`, { token: by.token })],
  ['the document', 200, () => document(new Request(`${HERE}/v1/openapi.json`), none)],
  ['liveness', 200, () => live(new Request(`${HERE}/health/live`))],
  ['readiness', 200, () => ready(new Request(`${HERE}/health/ready`))],
  ['figures that nobody may read', 404, () => figures(new Request(`${HERE}/metrics`))],
  ['the token of next-auth', 200, () => csrf(new Request(`${HERE}/auth/csrf`), nextAuth('csrf'))],
  [
    'a sign-in without provider',
    302,
    () => startSignIn(new Request(`${HERE}/auth/signin`, { method: 'POST' }), nextAuth('signin')),
  ],
  ['a session that is refreshed', 303, () => refresh(new Request(`${HERE}/session/refresh`), none)],
]
const KID = { name: 'Theo', birthDate: '2019-05-17' }

/** The framework's headers: tests/e2e/headers.spec.ts. */
describe('every API response', () => {
  it.each(ANSWERS)('has a strict CSP and no revealing headers: %s', async (name, status, ask) => {
    const response = await ask()
    expect(response.status).toBe(status)
    const received = Object.fromEntries(response.headers)
    expect(received).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    // The API document is public.
    const caching = name === 'the document' ? /^public,/ : /no-store|private/
    expect(response.headers.get('cache-control') ?? 'no-store').toMatch(caching)
    for (const header of ['server', 'x-powered-by', 'strict-transport-security'])
      expect(received).not.toHaveProperty(header)
  })

  it('allows the PDF viewer of the browser, but no scripts, for a PDF', async () => {
    const response = await fetchRoute(`GET /materials/${week}-chart.pdf`, { token: by.token })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; object-src 'self'")
    expect(policy).not.toMatch(/sandbox|script-src/)
  })

  it('sends Strict-Transport-Security when the installation uses HTTPS', async () => {
    const hsts = async () => (await fetchRoute('GET /auth/me')).headers.get('strict-transport-security')
    vi.stubEnv('APP_URL', 'https://brota.example')
    expect(await hsts()).toBe('max-age=63072000')
  })
})
