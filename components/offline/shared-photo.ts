/** Cache and key in which the service worker keeps a photo that another app shared. */
const CACHE = 'brota-shared-v1'
const KEY = '/shared-photo'

/** Returns the photo that another app shared with the installed app, once; null without one. */
export async function takeSharedPhoto(): Promise<File | null> {
  if (!('caches' in window)) return null
  const cache = await caches.open(CACHE)
  const response = await cache.match(KEY)
  if (!response) return null
  const file = new File([await response.blob()], 'shared', {
    type: response.headers.get('content-type') ?? '',
  })
  await cache.delete(KEY)
  return file
}
