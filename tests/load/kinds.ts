import { handmadeJpeg } from '../support/hostile-pictures'
import { upload } from '../support/pictures'

type Sent = {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Kind of request, as costly as it is allowed to be. */
export type Kind = { name: string; request: (connection: number, n: number) => Sent }

export type Attackers = {
  member: string
  admin: string
  userId: string
  challengeId: string
  badgeIds: string[]
}

const FROM = { 'x-forwarded-for': '203.0.113.9' }

async function read<T>(url: string, path: string, token: string): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...FROM }
  const response = await fetch(`${url}/api/v1${path}`, { headers })
  return ((await response.json()) as { data: T }).data
}

async function signIn(url: string, email: string) {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...FROM },
    body: JSON.stringify({ email, password: 'brota-demo' }),
  })
  return ((await response.json()) as { data: { token: string; user: { id: string } } }).data
}

export async function prepareAttackers(url: string): Promise<Attackers> {
  const member = await signIn(url, 'rui@brota.example')
  const admin = await signIn(url, 'admin@brota.example')
  const challenge = await read<{ id: string }>(url, '/challenges/current', member.token)
  const badges = await read<{ id: string }[]>(url, '/badges', member.token)
  return {
    member: member.token,
    admin: admin.token,
    userId: member.user.id,
    challengeId: challenge.id,
    badgeIds: badges.map(({ id }) => id),
  }
}

async function encode(form: FormData) {
  const response = new Response(form)
  const type = response.headers.get('content-type') ?? ''
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) }
}

export async function listKinds({
  member,
  admin,
  userId,
  challengeId,
  badgeIds,
}: Attackers): Promise<Kind[]> {
  const get = (path: string, token?: string): Sent => ({
    path,
    headers: { ...FROM, ...(token && { authorization: `Bearer ${token}` }) },
  })
  const post = (path: string, body: unknown, token?: string, method: 'POST' | 'PUT' = 'POST'): Sent => ({
    ...get(`/api/v1${path}`, token),
    method,
    headers: { ...get('', token).headers, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const password = 'a short sentence'
  const worst = await encode(upload(handmadeJpeg(5500, 5500, { progressive: true })))
  const nested = `${'['.repeat(500_000)}${']'.repeat(500_000)}`
  const manyParts = new FormData()
  for (let n = 0; n < 20_000; n += 1) manyParts.append(`f${n % 7}`, 'x')
  const parts = await encode(manyParts)
  const sendForm = ({ type, bytes }: typeof parts): Sent => ({
    path: '/api/v1/photos',
    method: 'POST',
    headers: { ...FROM, authorization: `Bearer ${member}`, 'content-type': type },
    body: bytes,
  })
  return [
    {
      name: 'wrong sign-ins',
      request: (c, n) => post('/auth/login', { email: `any${c}-${n}@example.com`, password }),
    },
    {
      name: 'wrong sign-ins of one account',
      request: () => post('/auth/login', { email: 'leo@brota.example', password }),
    },
    {
      name: 'right sign-ins of one account',
      request: () => post('/auth/login', { email: 'leo@brota.example', password: 'brota-demo' }),
    },
    {
      name: 'registrations',
      request: (c, n) =>
        post('/auth/register', { name: 'A B', email: `new${c}-${n}-${Date.now()}@example.com`, password }),
    },
    {
      name: 'resets with wrong tokens',
      request: (c, n) => post('/auth/reset-password', { token: `wrong-${c}-${n}`, password }),
    },
    {
      name: 'forgotten passwords',
      request: () => post('/auth/forgot-password', { email: 'leo@brota.example' }),
    },
    {
      name: 'changes of a password',
      request: () =>
        post('/auth/password', { password: 'wrong wrong', newPassword: password }, member, 'PUT'),
    },
    { name: 'uploads of the worst picture', request: () => sendForm(worst) },
    { name: 'PDFs', request: () => get(`/api/v1/materials/${challengeId}.pdf`, member) },
    {
      name: 'pictures of badges',
      request: (c) => get(`/api/v1/materials/badges/${badgeIds[c % badgeIds.length]}.png`, member),
    },
    { name: 'exports of an account', request: () => get(`/api/v1/user/${userId}/export`, member) },
    { name: 'exports of content', request: () => get('/api/v1/admin/content/export?pictures=true', admin) },
    {
      name: 'analytics as PDF',
      request: () => get('/api/v1/admin/analytics/export?range=year&format=pdf', admin),
    },
    { name: 'all challenges', request: () => get('/api/v1/challenges', admin) },
    { name: 'openapi.json', request: () => get('/api/v1/openapi.json') },
    { name: '/api-docs', request: () => get('/api-docs') },
    { name: 'a megabyte of nested JSON', request: () => post('/auth/login', nested) },
    { name: 'a form of 20,000 parts', request: () => sendForm(parts) },
    {
      name: 'a long search',
      request: (c, n) => get(`/api/v1/community/families?search=${'ab%20'.repeat(400)}${c}${n}`, member),
    },
  ]
}
