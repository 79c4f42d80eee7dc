/*
 * Brota without a connection, on three shelves:
 *
 * - assets: the hashed files of builds. What such an address holds never changes, so the shelf is asked first.
 * - offline: the page that says that there is no connection, in both languages.
 * - pages of one account in one family: the last copies of the two pages that a family needs. They are thrown away as
 *   soon as anybody signs in or out, comes into a family or leaves it, and as soon as a page turns out to be somebody
 *   else's, or of another family: a tablet may have many owners.
 *
 * Answers of the API are never kept, photos neither. Pages come from the network whenever it is there.
 *
 * It also shows the notifications that the server sends (Web Push).
 */

const VERSION = 'v1'
const ASSETS = `brota-assets-${VERSION}`
const OFFLINE = `brota-offline-${VERSION}`
const PAGES = `brota-pages-${VERSION}-`

/** The address of this file names them. */
const LANGUAGES = new URL(self.location.href).searchParams.get('languages')?.split(',') ?? ['en']
const KEPT = ['/my-activities', '/challenge/current']
const MOST_ASSETS = 300
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a page that there is a copy of may keep somebody waiting: a bad connection is worse than none. */
const PATIENCE = 10_000

/** The headers without which a copy would be less safe than the page. */
const ALSO_KEPT = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-opener-policy',
]

/** How often somebody has signed in or out, or changed the family, since this worker runs. */
let departures = 0

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()))
})

// Taking over at once breaks no open page: pages come from the network, and the files of older builds stay.
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShelves().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method !== 'GET') {
    if (!changesWhoIsHere(pathname)) return
    departures += 1
    event.waitUntil(forgetPages(null))
  } else if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(answerPage(event, pathname))
  } else if (pathname.startsWith('/_next/static/')) {
    event.respondWith(answerAsset(event))
  } else if (request.destination === 'image' && pathname.startsWith('/api/v1/photos/')) {
    event.respondWith(fetch(request).catch(leafInstead))
  }
})

/** A page tells what it has loaded before there was a worker, and that the copies may be out of date. */
self.addEventListener('message', (event) => {
  const { type, account, language, assets = [], changed = false } = event.data ?? {}
  if (type !== 'visit') return
  const work = async () => {
    await forgetPages(account)
    await Promise.all([keepLanguage(language), keepAssets(assets), keepFresh(changed)])
  }
  event.waitUntil(work())
})

/** The server sends a kind, a text, the path of a page and the count of unread news. */
self.addEventListener('push', (event) => {
  const { kind = '', text = '', path = '/', unread, actions = [] } = readMessage(event.data)
  const shown = self.registration.showNotification('Brota', {
    body: text,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    // The newest of a kind about the same thing replaces the one before.
    tag: `${kind} ${path}`,
    data: { path },
    actions,
  })
  event.waitUntil(Promise.all([shown, showAppBadge(unread)]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  if (event.action !== 'later') event.waitUntil(openPage(event.notification.data?.path ?? '/'))
})

/** The browser has replaced its subscription; the server learns the new address. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event).catch(ignore))
})

/** Signing in and out, deleting an account, coming into a family, leaving it, taking somebody out of it. */
const CHANGES = /^\/api\/v1\/(auth\/|user\/[^/]+$|user\/uuid\/[^/]+\/accept$|families\/([^/]+\/(adults\/|leave$)|(create|join)$))/

function changesWhoIsHere(pathname) {
  return CHANGES.test(pathname)
}

/** From the network; without one, the copy of the last visit, or the page that says so. */
async function answerPage(event, pathname) {
  const since = departures
  const network = fetch(event.request)
  event.waitUntil(network.then((response) => learn(pathname, response.clone(), since)).catch(ignore))
  const copy = await copyOf(pathname)
  const answers = copy ? [network, after(PATIENCE, copy)] : [network]
  return Promise.race(answers).catch(() => withoutConnection(pathname, copy))
}

async function withoutConnection(pathname, copy) {
  if (copy) return copy
  if (pathname === '/' && (await copyOf(KEPT[0]))) return Response.redirect(KEPT[0])
  const shelf = await caches.open(OFFLINE)
  const kept = await shelf.match('/language')
  const language = kept ? await kept.text() : preferredLanguage()
  return (await shelf.match(`/${language}/offline`)) ?? Response.error()
}

/**
 * What an answer from the network tells: whose it is, and what the page looks like now. One that was asked for before
 * somebody left comes too late to be kept.
 */
async function learn(pathname, response, since) {
  const isKept = KEPT.includes(pathname)
  // Who is sent elsewhere from these pages has lost the right to see them.
  if (isKept && response.type === 'opaqueredirect') return forgetPages(null)
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return
  const account = response.headers.get('x-brota-account')
  await forgetPages(account)
  if (!account || !isKept) return
  const html = await response.text()
  // A redirect that was found out too late to be one comes as a page.
  if (html.includes('NEXT_REDIRECT')) return
  const isWhole = await keepAssets(filesOf(html))
  if (isWhole && since === departures) await keepDocument(PAGES + account, pathname, html, response)
}

async function answerAsset(event) {
  const shelf = await caches.open(ASSETS)
  const kept = await shelf.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(shelf.put(event.request, response.clone()).catch(ignore))
  return response
}

async function keepOfflinePages() {
  const pages = LANGUAGES.map(async (language) => {
    const address = `/${language}/offline`
    // Without cookies: the address alone names the language.
    const response = await fetch(address, { credentials: 'omit', cache: 'no-cache' })
    if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`)
    const html = await response.text()
    if (!(await keepAssets(filesOf(html)))) throw new Error(`${address} is not whole`)
    await keepDocument(OFFLINE, address, html, response)
  })
  await Promise.all(pages)
}

/** A document's policy and the nonces in it belong together; one without the other would run nothing, or everything. */
async function keepDocument(shelfName, address, html, response) {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', date: new Date().toUTCString() })
  for (const name of ALSO_KEPT) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const shelf = await caches.open(shelfName)
  await shelf.put(address, new Response(html, { headers }))
}

/**
 * The scripts, styles, faces and drawings that a page names; its data may be cut in the middle of a name, which then has
 * no end.
 */
function filesOf(html) {
  return html.match(/\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2|svg)\b/g) ?? []
}

/** Fetches the files that are not on the shelf yet; the oldest ones make room. Says whether all are there. */
async function keepAssets(addresses) {
  const shelf = await caches.open(ASSETS)
  const keep = async (address) => {
    if (!(await shelf.match(address))) await shelf.add(address)
  }
  const tries = await Promise.allSettled([...new Set(addresses)].map(keep))
  const all = await shelf.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_ASSETS)).map((old) => shelf.delete(old)))
  return tries.every(({ status }) => status === 'fulfilled')
}

function preferredLanguage() {
  const [wanted] = self.navigator.language.split('-')
  return LANGUAGES.find((language) => language.split('-')[0] === wanted) ?? LANGUAGES[0]
}

async function keepLanguage(language) {
  const shelf = await caches.open(OFFLINE)
  if (LANGUAGES.includes(language)) await shelf.put('/language', new Response(language))
}

/** Renews the copies of pages that have grown old, or that something has happened to. */
async function keepFresh(changed) {
  const renew = async (address) => {
    if (isYoung(await copyOf(address), changed ? 0 : 10 * MINUTE)) return
    const since = departures
    await learn(address, await fetch(address, { redirect: 'manual' }), since)
  }
  const shelf = await caches.open(OFFLINE)
  const isCurrent = isYoung(await shelf.match(`/${LANGUAGES[0]}/offline`), DAY)
  await Promise.allSettled([...KEPT.map(renew), isCurrent ? null : keepOfflinePages()])
}

function isYoung(copy, age) {
  return copy !== undefined && Date.now() - Date.parse(copy.headers.get('date')) < age
}

/** The copy of a page, whoever it belongs to: there is never more than one account's shelf. */
async function copyOf(address) {
  const names = await caches.keys()
  const name = names.find((each) => each.startsWith(PAGES))
  return name && caches.match(address, { cacheName: name })
}

/** Throws all copies away but those of one account; of all, where nobody is signed in. */
async function forgetPages(account) {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PAGES) && name !== PAGES + account)
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function dropOldShelves() {
  const names = await caches.keys()
  const isOld = (name) =>
    name.startsWith('brota-') && name !== ASSETS && name !== OFFLINE && !name.startsWith(PAGES)
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)))
}

/** Stands where a photo cannot be fetched. */
function leafInstead() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90">
    <style>:root{--a:#e6f0e4;--b:#b5d3ba}@media(prefers-color-scheme:dark){:root{--a:#26372d;--b:#45604f}}</style>
    <path fill="var(--a)" d="M0 0h120v90H0z"/>
    <path fill="none" stroke="var(--b)" stroke-width="3.4" stroke-linecap="round" d="M60 68V54q0-5 4-9"/>
    <path fill="var(--b)" d="M58 51c-13 1-18-7-18-17 11-1 18 5 18 17zM62 46c-1-12 6-18 18-18 0 12-6 19-18 18z"/>
  </svg>`
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}

function readMessage(data) {
  try {
    return data.json() ?? {}
  } catch {
    return {}
  }
}

async function showAppBadge(unread) {
  if (Number.isInteger(unread)) await self.navigator.setAppBadge?.(unread).catch(ignore)
}

/** Brings a tab with the page to the front, else another tab that then opens it, else a new one. */
async function openPage(path) {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === href) ?? tabs[0]
  if (!tab) return self.clients.openWindow(href)
  await tab.focus()
  if (tab.url !== href) await tab.navigate(href).catch(() => self.clients.openWindow(href))
}

async function renewSubscription({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return
  const { endpoint, options } = oldSubscription
  const fresh = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  const { keys } = fresh.toJSON()
  await sendSubscription('POST', { endpoint: fresh.endpoint, keys })
  await sendSubscription('DELETE', { endpoint })
}

function sendSubscription(method, body) {
  const headers = { 'content-type': 'application/json' }
  return fetch('/api/v1/push/subscriptions', { method, headers, body: JSON.stringify(body) })
}

function after(milliseconds, value) {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
}

/** No room, or a page that was left before it had come: the next visit keeps it. */
function ignore() {}
