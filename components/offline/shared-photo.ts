/** Cache, key and header with which the service worker stores a photo that another app shared. */
const CACHE = 'brota-shared-v1'
const KEY = '/shared-photo'
const OWNER = 'x-brota-account'

/** Leaves time to sign in or to found a family; short, because the next account on the device may be another person's. */
const UNOWNED_FOR = 10 * 60_000

/** Returns a photo that another app shared, for the account that was signed in then or has signed in since. */
export async function readSharedPhoto(account: string): Promise<File | null> {
  if (!('caches' in window)) return null
  const response = await caches.match(KEY, { cacheName: CACHE })
  if (!response) return null
  const owner = response.headers.get(OWNER)
  const age = Date.now() - Date.parse(response.headers.get('date') ?? '')
  if (owner === null ? !(age < UNOWNED_FOR) : owner !== account) {
    await deleteSharedPhoto()
    return null
  }
  const type = response.headers.get('content-type') ?? ''
  const photo = await response.blob()
  const headers = { 'content-type': type, date: response.headers.get('date') ?? '', [OWNER]: account }
  const cache = await caches.open(CACHE)
  await cache.put(KEY, new Response(photo, { headers }))
  return new File([photo], 'shared', { type })
}

export async function deleteSharedPhoto(): Promise<void> {
  await caches.delete(CACHE)
}
