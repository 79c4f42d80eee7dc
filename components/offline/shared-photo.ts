/** Cache and key in which the service worker stores a photo that another app shared. */
const CACHE = 'brota-shared-v1'
const KEY = '/shared-photo'

/** Returns the photo that another app shared with the installed app; null without one. */
export async function readSharedPhoto(): Promise<File | null> {
  if (!('caches' in window)) return null
  const cache = await caches.open(CACHE)
  const response = await cache.match(KEY)
  if (!response) return null
  const type = response.headers.get('content-type') ?? ''
  return new File([await response.blob()], 'shared', { type })
}

export async function deleteSharedPhoto(): Promise<void> {
  await caches.delete(CACHE)
}
