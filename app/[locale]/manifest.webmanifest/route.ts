import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { appManifest } from '@/components/offline/app-manifest'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }))
}

/** Serves the web app manifest. The address has the language: browsers send no cookies. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale: requested } = await params
  const locale = hasLocale(LOCALES, requested) ? requested : DEFAULT_LOCALE
  const [common, shell, offline] = await Promise.all([
    getTranslations({ locale, namespace: 'common' }),
    getTranslations({ locale, namespace: 'shell' }),
    getTranslations({ locale, namespace: 'offline' }),
  ])
  const texts = {
    name: common('brand'),
    description: common('tagline'),
    task: offline('shortcutTask'),
    feed: shell('feed'),
  }
  return Response.json(appManifest(locale, texts), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
