import { beforeAll, describe, expect, it } from 'vitest'
import { storePhoto } from '@/lib/features/photos/service'
import { newId } from '@/lib/platform/db/ids'
import { buildActor, signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { fetchRoute } from '../../support/api'
import { picture } from '../../support/pictures'

let owner: { id: string; token: string }
let stranger: string
const id = newId()

const keep = async (side: number) => storePhoto(await buildActor(owner), id, await picture('png', side))
const look = (ifNoneMatch?: string, { token = owner.token, size = 'full' } = {}) =>
  fetchRoute(`GET /photos/${id}?size=${size}`, {
    token,
    headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
  })
const tag = async (size = 'full') => (await look(undefined, { size })).headers.get('etag') ?? ''

beforeAll(async () => {
  const user = await buildUser()
  owner = { id: user.id, token: await signIn(user) }
  stranger = await signIn(await buildUser())
  await keep(32)
})

describe('a photo in the browser cache', () => {
  it('is cached privately and revalidated on each request', async () => {
    const { headers } = await look()
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toBe('Cookie, Authorization')
    const again = await look(await tag())
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(again.headers.get(name)).toBe(headers.get(name))
  })

  it.each([
    ['the tag as a proxy weakens it', (own: string) => `W/${own}`, 304],
    ['the tag in a list', (own: string) => `"x", W/"y" ,${own}`, 304],
    ['anything', () => '*', 304],
    ['another tag', () => '"x"', 200],
    ['the tag without its quotes', (own: string) => own.replaceAll('"', ''), 200],
    ['an empty list', () => '', 200],
  ])('is compared with the If-None-Match header: %s', async (_, sent, status) => {
    expect((await look(sent(await tag()))).status).toBe(status)
  })

  it('has a different ETag for each size', async () => {
    expect(await tag('thumb')).not.toBe(await tag('full'))
    expect((await look(await tag('full'), { size: 'thumb' })).status).toBe(200)
  })

  it('is not found for another user, whatever ETag they send', async () => {
    for (const sent of [await tag(), '*', undefined])
      expect((await look(sent, { token: stranger })).status).toBe(404)
  })

  it('is sent again when another picture is stored under its id', async () => {
    const before = { full: await tag('full'), thumb: await tag('thumb') }
    await keep(48)
    for (const size of ['full', 'thumb'] as const) {
      const now = await look(before[size], { size })
      expect([now.status, (await now.arrayBuffer()).byteLength > 0], size).toEqual([200, true])
    }
    await keep(48)
    expect((await look(await tag())).status).toBe(304)
  })
})
