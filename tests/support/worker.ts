import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { root } from '../architecture/source'

type Listener = (event: object) => void
type Fetch = (request: { url: string } | string, init?: object) => Promise<Response>

const HERE = 'https://brota.example'

const toHref = (request: { url: string } | string) =>
  new URL(typeof request === 'string' ? request : request.url, HERE).href

function createShelves(fetch: Fetch) {
  const shelves = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Response>()
    shelves.set(name, shelf)
    return shelf
  }
  const caches = {
    keys: async () => [...shelves.keys()],
    delete: async (name: string) => shelves.delete(name),
    match: async (request: string, { cacheName }: { cacheName: string }) =>
      shelves.get(cacheName)?.get(toHref(request))?.clone(),
    open: async (name: string) => {
      const shelf = open(name)
      return {
        keys: async () => [...shelf.keys()],
        match: async (request: string) => shelf.get(toHref(request))?.clone(),
        put: async (request: string, response: Response) => void shelf.set(toHref(request), response),
        add: async (request: string) => void shelf.set(toHref(request), await fetch(request)),
        delete: async (request: string) => shelf.delete(toHref(request)),
      }
    },
  }
  return { caches, addressesOf: (name: string) => [...(shelves.get(name)?.keys() ?? [])], open }
}

/** Runs `public/sw.js` with fake events, fetch and caches. */
export function startWorker(fetch: Fetch, scope: object = {}) {
  const listeners = new Map<string, Listener>()
  const { caches, addressesOf, open } = createShelves(fetch)
  const self = {
    location: new URL(`/sw.js?languages=${LOCALES}`, HERE),
    navigator: { language: 'en' },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    ...scope,
  }
  const source = readFileSync(path.join(root, 'public/sw.js'), 'utf8')
  new Function('self', 'caches', 'fetch', source)(self, caches, fetch)
  const works: Promise<unknown>[] = []
  const tell = (name: string, event: object) => {
    const answers: (Response | Promise<Response>)[] = []
    listeners.get(name)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    })
    return answers[0]
  }
  const ask = (address: string, { method = 'GET', mode = 'cors', destination = '' } = {}) =>
    tell('fetch', { request: { url: HERE + address, method, mode, destination } })
  return {
    ask,
    visit: (address: string) => ask(address, { mode: 'navigate' }),
    tell,
    /** Waits for all promises of `waitUntil`. */
    rest: async () => {
      for (let done = 0; done < works.length; done += 1) await works[done]
    },
    shelves: caches.keys,
    addressesOf,
    open,
  }
}

export function buildPage(account: string | null, html = '<p>page</p>'): Response {
  const owner = account ? { 'x-brota-account': account } : undefined
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', ...owner } })
}

/** Redirect response as a worker sees it. */
export function sentElsewhere(): Response {
  const response = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  return Object.defineProperties(response, {
    ok: { value: false },
    clone: { value: () => response },
  })
}
