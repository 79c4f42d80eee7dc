import { findVisiblePhoto } from '@/lib/features/feed/visibility/service'
import { readPhotoContract } from '@/lib/features/photos/contract'
import { formatPhotoEtag } from '@/lib/features/photos/rules'
import { readPhotoBytes } from '@/lib/features/photos/service'
import { AppError } from '@/lib/platform/errors/app-error'
import { binaryEndpoint, routes } from '@/lib/platform/http/endpoint'
import { matchesEtag } from '@/lib/platform/http/etag'

/** Browsers ask each time, because the access may have ended. */
const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Authorization',
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  binaryEndpoint(readPhotoContract, async ({ actor, params, query: { size }, context }) => {
    const { id, digest } = await findVisiblePhoto(actor, params.id)
    const etag = digest && formatPhotoEtag(digest, size)
    const headers = { ...HEADERS, ...(etag && { etag }) }
    if (matchesEtag(context.ifNoneMatch, etag)) return { body: null, headers, status: 304 }
    const body = await readPhotoBytes(id, size)
    if (!body) throw new AppError('not_found')
    return { body, headers, status: 200 }
  }),
)
