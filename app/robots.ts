import type { MetadataRoute } from 'next'

/** Allows the public pages; API, shared cards and invitations are private. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/s/', '/u/'] } }
}
