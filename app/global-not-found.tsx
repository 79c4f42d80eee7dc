import './globals.css'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { NotFoundPage } from '@/components/shell/not-found-page'
import { readTheme } from '@/lib/platform/http/read-theme'
import { readClaimedAccount } from '@/lib/platform/session/require-access'
import { FONT_CLASSES } from './fonts'

export async function generateMetadata() {
  const t = await getTranslations('notFound')
  return {
    title: `${t('title')} · Brota`,
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
    robots: { index: false },
  }
}

/** Renders the 404 page, outside the page tree for server rendering. */
export default async function GlobalNotFound() {
  const [locale, account, theme] = await Promise.all([getLocale(), readClaimedAccount(), readTheme()])
  return (
    <html lang={locale} className={FONT_CLASSES} data-account={account} data-theme={theme}>
      <body>
        <ClientMessages>
          <NotFoundPage />
        </ClientMessages>
      </body>
    </html>
  )
}
