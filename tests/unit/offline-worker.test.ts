import { describe, expect, it, vi } from 'vitest'
import { buildPage, sentElsewhere, startWorker } from '../support/worker'

const PAGES = 'brota-pages-v1-'
const HERE = 'https://brota.example'
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

function worker(network: (address: string) => Promise<Response>) {
  const asked: string[] = []
  const wires = { network }
  const started = startWorker(async (request) => {
    const address = (typeof request === 'string' ? request : request.url).replace(HERE, '')
    asked.push(address)
    return wires.network(address)
  })
  return { ...started, asked, wires }
}

async function withCopy() {
  const one = worker(async () => buildPage('ana', '<p>the week of Ana</p>'))
  await one.visit('/my-activities')
  await one.rest()
  return one
}

describe('offline pages', () => {
  it('come from the network, and from the cache without a connection', async () => {
    const one = await withCopy()
    one.wires.network = async () => buildPage('ana', '<p>newer</p>')
    expect(await (await one.visit('/my-activities'))?.text()).toBe('<p>newer</p>')
    await one.rest()
    one.wires.network = offline
    expect(await (await one.visit('/my-activities'))?.text()).toBe('<p>newer</p>')
  })

  it('come from the cache when the network does not respond within ten seconds', async () => {
    vi.useFakeTimers()
    try {
      const one = await withCopy()
      one.wires.network = () => new Promise(() => undefined)
      const answer = one.visit('/my-activities')
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await (await answer)?.text()).toBe('<p>the week of Ana</p>')
    } finally {
      vi.useRealTimers()
    }
  })

  it('are cached for two addresses only, and never without an account', async () => {
    const one = worker(async (address) => buildPage(address === '/my-activities' ? null : 'ana'))
    for (const address of ['/community', '/challenge/current', '/profile']) await one.visit(address)
    await one.rest()
    expect(one.addressesOf(`${PAGES}ana`)).toEqual([`${HERE}/challenge/current`])
    await one.visit('/my-activities')
    await one.rest()
    expect(await one.shelves()).toEqual(['brota-assets-v1'])
  })

  it('are not cached when their markup contains a redirect', async () => {
    const one = worker(async () => buildPage('ana', '<template data-dgst="NEXT_REDIRECT;replace;/login">'))
    await one.visit('/my-activities')
    await one.rest()
    expect(one.addressesOf(`${PAGES}ana`)).toEqual([])
  })
})

describe('a cached page', () => {
  it.each([
    '<script src="/_next/static/chunks/a.js"></script>',
    '<use href="/_next/static/media/a.svg#pot"></use>',
  ])('is replaced only when all its files load: %s', async (part) => {
    const one = await withCopy()
    one.wires.network = async (address) =>
      address.startsWith('/_next/') ? offline() : buildPage('ana', `${part}<p>newer</p>`)
    await one.visit('/my-activities')
    await one.rest()
    one.wires.network = offline
    expect(await (await one.visit('/my-activities'))?.text()).toBe('<p>the week of Ana</p>')
  })

  it('is renewed after a change, with all files that the page had loaded', async () => {
    const one = await withCopy()
    one.wires.network = async (address) =>
      address.endsWith('.js') ? new Response('script') : buildPage('ana', `<p>${address} anew</p>`)
    const visit = { type: 'visit', account: 'ana', language: 'en', assets: ['/_next/static/dialog.js'] }
    one.tell('message', { data: visit })
    await one.rest()
    one.tell('message', { data: { ...visit, changed: true } })
    await one.rest()
    expect(one.asked.filter((address) => address === '/my-activities')).toHaveLength(2)
    one.wires.network = offline
    expect(await (await one.visit('/my-activities'))?.text()).toBe('<p>/my-activities anew</p>')
    expect(await (await one.ask('/_next/static/dialog.js'))?.text()).toBe('script')
  })
})

describe('the cached pages of an account', () => {
  it.each([
    '/api/v1/auth/logout',
    '/api/v1/auth/login',
    '/api/v1/user/ana',
    '/api/v1/user/uuid/7b0e1a04/accept',
    '/api/v1/families/create',
    '/api/v1/families/join',
    '/api/v1/families/7b0e1a04/leave',
    '/api/v1/families/7b0e1a04/adults/ana',
  ])('are deleted by a request to %s', async (address) => {
    const one = await withCopy()
    expect(one.ask(address, { method: 'POST' })).toBeUndefined()
    await one.rest()
    expect(one.addressesOf(`${PAGES}ana`)).toEqual([])
  })

  it('remain when the family changes its name or kids', async () => {
    const one = await withCopy()
    for (const address of ['/api/v1/families/7b0e1a04/name', '/api/v1/families/7b0e1a04/kids'])
      one.ask(address, { method: 'POST' })
    await one.rest()
    expect(one.addressesOf(`${PAGES}ana`)).toEqual([`${HERE}/my-activities`])
  })

  it('are deleted by a page of another account, or after losing access', async () => {
    const other = await withCopy()
    other.wires.network = async () => buildPage('bob')
    await other.visit('/community')
    await other.rest()
    expect(other.addressesOf(`${PAGES}ana`)).toEqual([])
    const lost = await withCopy()
    lost.wires.network = async () => sentElsewhere()
    await lost.visit('/challenge/current')
    await lost.rest()
    expect(lost.addressesOf(`${PAGES}ana`)).toEqual([])
  })

  it('do not include a response to a request from before the logout', async () => {
    let answer: (page: Response) => void = () => undefined
    const one = worker(() => new Promise((resolve) => (answer = resolve)))
    const visit = one.visit('/my-activities')
    one.ask('/api/v1/auth/logout', { method: 'POST' })
    answer(buildPage('ana'))
    await visit
    await one.rest()
    expect(one.addressesOf(`${PAGES}ana`)).toEqual([])
  })
})

describe('a photo that another app shares', () => {
  const SHARED = 'brota-shared-v1'
  const KEY = `${HERE}/shared-photo`
  const withPhoto = (owner?: string) => {
    const one = worker(async () => buildPage('ana'))
    const headers = owner ? { 'x-brota-account': owner } : undefined
    one.open(SHARED).set(KEY, new Response('photo', { headers }))
    return one
  }

  it.each(['auth/login', 'auth/register', 'families/create'])('remains after POST %s', async (path) => {
    const one = withPhoto()
    one.ask(`/api/v1/${path}`, { method: 'POST' })
    await one.rest()
    expect(one.addressesOf(SHARED)).toEqual([KEY])
  })

  it.each([
    { name: 'the system sends', kept: [KEY] },
    { name: 'a page of Brota sends', referrer: `${HERE}/my-activities`, kept: [KEY] },
    { name: 'another site sends', referrer: 'https://other.example/', kept: [] },
    { name: 'is no picture', type: 'text/html', kept: [] },
    { name: 'is too large', size: 51 * 1024 * 1024, kept: [] },
  ])(
    'is kept only if it is an allowed picture from an allowed sender: one that $name',
    async ({ referrer = '', type = 'image/jpeg', size = 1000, kept }) => {
      const one = worker(async () => buildPage('ana'))
      const photo = new File([new Uint8Array(size)], 'photo', { type })
      const formData = async () => new Map([['photo', photo]])
      const answer = one.tell('fetch', {
        request: { url: `${HERE}/share-photo`, method: 'POST', referrer, formData },
      })
      expect((await answer)?.headers.get('location')).toBe(
        kept.length > 0 ? `${HERE}/my-activities?shared` : `${HERE}/my-activities`,
      )
      expect(one.addressesOf(SHARED)).toEqual(kept)
    },
  )

  it('is deleted when its account logs out or another one logs in', async () => {
    const left = withPhoto()
    left.ask('/api/v1/auth/logout', { method: 'POST' })
    const seen = withPhoto('ana.1')
    seen.ask('/api/v1/auth/login', { method: 'POST' })
    for (const one of [left, seen]) {
      await one.rest()
      expect(one.addressesOf(SHARED)).toEqual([])
    }
  })
})

describe('files', () => {
  it('of a build come from the cache first, which keeps the newest 300', async () => {
    const one = worker(async () => new Response('script'))
    const shelf = one.open('brota-assets-v1')
    for (let n = 0; n < 305; n += 1) shelf.set(`${HERE}/_next/static/old-${n}.js`, new Response('old'))
    expect(await (await one.ask('/_next/static/old-7.js'))?.text()).toBe('old')
    expect(await (await one.ask('/_next/static/new.js'))?.text()).toBe('script')
    await one.rest()
    one.tell('message', { data: { type: 'visit', account: 'ana', language: 'en', assets: [] } })
    await one.rest()
    const kept = one.addressesOf('brota-assets-v1')
    expect(kept).toHaveLength(300)
    expect(kept).toContain(`${HERE}/_next/static/new.js`)
    expect(kept).not.toContain(`${HERE}/_next/static/old-0.js`)
  })

  it('of the API are not cached, and a failed photo shows a placeholder image', async () => {
    const one = worker(offline)
    expect(one.ask('/api/v1/activities')).toBeUndefined()
    expect(one.visit('/api/v1/materials/week.pdf')).toBeUndefined()
    const photo = await one.ask('/api/v1/photos/1?size=thumb', { destination: 'image' })
    expect(photo?.headers.get('content-type')).toBe('image/svg+xml')
    expect(await one.shelves()).toEqual([])
  })
})
