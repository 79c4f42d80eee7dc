/*
 * Service worker: offline pages and push notifications, with three caches:
 *
 * - assets: hashed build files, cache-first because their content never changes.
 * - offline: the offline fallback page in every language.
 * - pages: the last responses of two pages, for one account in one family. They are deleted when the user signs in or
 *   out or changes family, and when a response belongs to another account or family, because devices are shared.
 *
 * API responses and photos are never cached, except a photo that another app shares, until it has its task. Pages are
 * network-first.
 */

const VERSION = 'v1'
const ASSET_CACHE = `brota-assets-${VERSION}`
const OFFLINE_CACHE = `brota-offline-${VERSION}`
const PAGE_CACHE_PREFIX = `brota-pages-${VERSION}-`
/** The page reads the photo by these names, and adds its account (`readSharedPhoto`). */
const SHARED_CACHE = 'brota-shared-v1'
const SHARED_KEY = '/shared-photo'
const SHARE_TARGET = '/share-photo'

/** The registration passes the languages in the URL of this script. */
const LANGUAGES = new URL(self.location.href).searchParams.get('languages')?.split(',') ?? ['en']
const CACHED_PAGES = ['/my-activities', '/challenge/current']
const MAX_ASSETS = 300
/** Of a shared photo; the page shrinks it. */
const MAX_SHARED_BYTES = 50 * 1024 * 1024
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Limits the wait in milliseconds when a cached page exists, because a slow network can hang for minutes. */
const NETWORK_TIMEOUT = 10_000

/** Keeps a cached page as secure as the original response. */
const CACHED_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-opener-policy',
]

/** Counts identity changes, so that a response to an earlier request is not cached. */
let identityChanges = 0

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePages().then(() => self.skipWaiting()))
})

// Claiming open pages is safe: pages are network-first, and the assets of older builds stay cached.
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && pathname === SHARE_TARGET) {
    event.respondWith(receiveSharedPhoto(request))
  } else if (request.method !== 'GET') {
    if (!changesIdentity(pathname)) return
    identityChanges += 1
    event.waitUntil(Promise.all([deleteOtherPages(null), deleteSharedPhoto(pathname)]))
  } else if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(respondWithPage(event, pathname))
  } else if (pathname.startsWith('/_next/static/')) {
    event.respondWith(respondWithAsset(event))
  } else if (request.destination === 'image' && pathname.startsWith('/api/v1/photos/')) {
    event.respondWith(fetch(request).catch(toPlaceholderResponse))
  }
})

/** Caches the assets that a page loaded before this worker was active, and refreshes outdated pages. */
self.addEventListener('message', (event) => {
  const { type, account, language, assets = [], changed = false } = event.data ?? {}
  if (type !== 'visit') return
  const update = async () => {
    await deleteOtherPages(account)
    await Promise.all([cacheLanguage(language), cacheAssets(assets), refreshCache(changed)])
  }
  event.waitUntil(update())
})

self.addEventListener('push', (event) => {
  const { kind = '', text = '', path = '/', unread, actions = [] } = parsePushData(event.data)
  const notification = self.registration.showNotification('Brota', {
    body: text,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    // A new notification replaces the previous one with the same tag.
    tag: `${kind} ${path}`,
    data: { path },
    actions,
  })
  event.waitUntil(Promise.all([notification, showAppBadge(unread)]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  if (event.action !== 'later') event.waitUntil(openPage(event.notification.data?.path ?? '/'))
})

/** Sends the new endpoint to the server when the browser replaces its subscription. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event).catch(ignore))
})

/** Matches the endpoints that change the session, the account or the members of a family. */
const IDENTITY_ENDPOINTS = /^\/api\/v1\/(auth\/|user\/[^/]+$|user\/uuid\/[^/]+\/accept$|families\/([^/]+\/(adults\/|leave$)|(create|join)$))/

function changesIdentity(pathname) {
  return IDENTITY_ENDPOINTS.test(pathname)
}

/** Responds from the network, falling back to the cached page on timeout or error, then to the offline page. */
async function respondWithPage(event, pathname) {
  const changesAtStart = identityChanges
  const network = fetch(event.request)
  event.waitUntil(
    network.then((response) => updateFromResponse(pathname, response.clone(), changesAtStart)).catch(ignore),
  )
  const cachedPage = await findCachedPage(pathname)
  const responses = cachedPage ? [network, resolveAfter(NETWORK_TIMEOUT, cachedPage)] : [network]
  return Promise.race(responses).catch(() => respondOffline(pathname, cachedPage))
}

async function respondOffline(pathname, cachedPage) {
  if (cachedPage) return cachedPage
  if (pathname === '/' && (await findCachedPage(CACHED_PAGES[0]))) return Response.redirect(CACHED_PAGES[0])
  const cache = await caches.open(OFFLINE_CACHE)
  const cachedLanguage = await cache.match('/language')
  const language = cachedLanguage ? await cachedLanguage.text() : getPreferredLanguage()
  return (await cache.match(`/${language}/offline`)) ?? Response.error()
}

/** Updates the page cache from a network response, unless the user's identity has changed since the request. */
async function updateFromResponse(pathname, response, changesAtStart) {
  const isCacheable = CACHED_PAGES.includes(pathname)
  // These pages redirect only users without access.
  if (isCacheable && response.type === 'opaqueredirect') return deleteOtherPages(null)
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return
  const account = response.headers.get('x-brota-account')
  await deleteOtherPages(account)
  if (!account || !isCacheable) return
  const html = await response.text()
  // Next.js sends a redirect as HTML once streaming has started.
  if (html.includes('NEXT_REDIRECT')) return
  const isComplete = await cacheAssets(listAssets(html))
  if (isComplete && changesAtStart === identityChanges) {
    await cacheDocument(PAGE_CACHE_PREFIX + account, pathname, html, response)
  }
}

/** Stores a photo from the system's share dialog, not from another site, and opens the page that asks for its task. */
async function receiveSharedPhoto(request) {
  const photo = isFromOtherSite(request) ? null : await request.formData().then((form) => form.get('photo'), ignore)
  const isPhoto = photo instanceof File && photo.type.startsWith('image/') && photo.size <= MAX_SHARED_BYTES
  const isStored = isPhoto && (await storeSharedPhoto(photo).then(() => true, ignore))
  const page = new URL(CACHED_PAGES[0], self.location.origin)
  if (isStored) page.search = '?shared'
  return Response.redirect(page, 303)
}

/** The system sends no referrer. A site can hide its own, so the user always chooses the task. */
function isFromOtherSite({ referrer }) {
  return referrer.startsWith('http') && new URL(referrer).origin !== self.location.origin
}

async function storeSharedPhoto(photo) {
  const cache = await caches.open(SHARED_CACHE)
  const headers = { 'content-type': photo.type, date: new Date().toUTCString() }
  await cache.put(SHARED_KEY, new Response(photo, { headers }))
}

/** Keeps a photo that no account has seen while its user signs in. */
async function deleteSharedPhoto(pathname) {
  const photo = await caches.match(SHARED_KEY, { cacheName: SHARED_CACHE })
  if (pathname.endsWith('/logout') || photo?.headers.has('x-brota-account')) await caches.delete(SHARED_CACHE)
}

async function respondWithAsset(event) {
  const cache = await caches.open(ASSET_CACHE)
  const cachedAsset = await cache.match(event.request)
  if (cachedAsset) return cachedAsset
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(cache.put(event.request, response.clone()).catch(ignore))
  return response
}

async function cacheOfflinePages() {
  const pages = LANGUAGES.map(async (language) => {
    const url = `/${language}/offline`
    // Cookies would override the language of the URL.
    const response = await fetch(url, { credentials: 'omit', cache: 'no-cache' })
    if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`)
    const html = await response.text()
    if (!(await cacheAssets(listAssets(html)))) throw new Error(`${url} is not whole`)
    await cacheDocument(OFFLINE_CACHE, url, html, response)
  })
  await Promise.all(pages)
}

/** Caches a document with its security headers, because the nonces in the HTML must match the CSP header. */
async function cacheDocument(cacheName, url, html, response) {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', date: new Date().toUTCString() })
  for (const name of CACHED_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const cache = await caches.open(cacheName)
  await cache.put(url, new Response(html, { headers }))
}

/** Returns the asset URLs in a page. The extension is required because streamed data can split a URL. */
function listAssets(html) {
  return html.match(/\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2|svg)\b/g) ?? []
}

/** Caches missing assets, deletes the oldest above the limit, and returns whether every request succeeded. */
async function cacheAssets(urls) {
  const cache = await caches.open(ASSET_CACHE)
  const addIfMissing = async (url) => {
    if (!(await cache.match(url))) await cache.add(url)
  }
  const results = await Promise.allSettled([...new Set(urls)].map(addIfMissing))
  const requests = await cache.keys()
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - MAX_ASSETS)).map((request) => cache.delete(request)),
  )
  return results.every(({ status }) => status === 'fulfilled')
}

function getPreferredLanguage() {
  const [preferred] = self.navigator.language.split('-')
  return LANGUAGES.find((language) => language.split('-')[0] === preferred) ?? LANGUAGES[0]
}

async function cacheLanguage(language) {
  const cache = await caches.open(OFFLINE_CACHE)
  if (LANGUAGES.includes(language)) await cache.put('/language', new Response(language))
}

/** Refreshes stale pages; after a change, every page. */
async function refreshCache(hasChanged) {
  const refreshPage = async (url) => {
    if (isFresh(await findCachedPage(url), hasChanged ? 0 : 10 * MINUTE)) return
    const changesAtStart = identityChanges
    await updateFromResponse(url, await fetch(url, { redirect: 'manual' }), changesAtStart)
  }
  const cache = await caches.open(OFFLINE_CACHE)
  const isOfflineFresh = isFresh(await cache.match(`/${LANGUAGES[0]}/offline`), DAY)
  await Promise.allSettled([...CACHED_PAGES.map(refreshPage), isOfflineFresh ? null : cacheOfflinePages()])
}

function isFresh(response, maxAge) {
  return response !== undefined && Date.now() - Date.parse(response.headers.get('date')) < maxAge
}

/** Finds a cached page without its account, because only one account has a page cache at a time. */
async function findCachedPage(url) {
  const names = await caches.keys()
  const cacheName = names.find((name) => name.startsWith(PAGE_CACHE_PREFIX))
  return cacheName && caches.match(url, { cacheName })
}

/** Deletes the page caches of other accounts; of all accounts if the user is signed out (`null`). */
async function deleteOtherPages(account) {
  const names = await caches.keys()
  const otherNames = names.filter((name) => name.startsWith(PAGE_CACHE_PREFIX) && name !== PAGE_CACHE_PREFIX + account)
  await Promise.all(otherNames.map((name) => caches.delete(name)))
}

async function deleteOldCaches() {
  const names = await caches.keys()
  const isOld = (name) =>
    name.startsWith('brota-') &&
    name !== ASSET_CACHE &&
    name !== OFFLINE_CACHE &&
    name !== SHARED_CACHE &&
    !name.startsWith(PAGE_CACHE_PREFIX)
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)))
}

/** Returns a placeholder image for a photo that fails to load. */
function toPlaceholderResponse() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90">
    <style>:root{--a:#e6f0e4;--b:#b5d3ba}@media(prefers-color-scheme:dark){:root{--a:#26372d;--b:#45604f}}</style>
    <path fill="var(--a)" d="M0 0h120v90H0z"/>
    <path fill="none" stroke="var(--b)" stroke-width="3.4" stroke-linecap="round" d="M60 68V54q0-5 4-9"/>
    <path fill="var(--b)" d="M58 51c-13 1-18-7-18-17 11-1 18 5 18 17zM62 46c-1-12 6-18 18-18 0 12-6 19-18 18z"/>
  </svg>`
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}

function parsePushData(data) {
  try {
    return data.json() ?? {}
  } catch {
    return {}
  }
}

async function showAppBadge(unread) {
  if (Number.isInteger(unread)) await self.navigator.setAppBadge?.(unread).catch(ignore)
}

/** Focuses a tab with the page, navigates another tab to it, or opens a new one. */
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
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options))
  const { keys } = subscription.toJSON()
  await sendSubscription('POST', { endpoint: subscription.endpoint, keys })
  await sendSubscription('DELETE', { endpoint })
}

function sendSubscription(method, body) {
  const headers = { 'content-type': 'application/json' }
  return fetch('/api/v1/push/subscriptions', { method, headers, body: JSON.stringify(body) })
}

function resolveAfter(milliseconds, value) {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds))
}

/** Ignores errors such as a full cache or an aborted request, because the next visit retries. */
function ignore() {}
