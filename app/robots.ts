import type { MetadataRoute } from 'next'

/** Search engines may find the open pages; calls, shared cards and invitations are for those who were sent them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/s/', '/u/'] } }
}
