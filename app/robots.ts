import type { MetadataRoute } from 'next'

/** Allows public pages only. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/s/', '/u/'] } }
}
