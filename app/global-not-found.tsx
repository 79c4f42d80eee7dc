import './globals.css'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/shell/client-messages'
import { NotFoundPage } from '@/components/shell/not-found-page'
import { readClaimedAccount } from '@/lib/platform/session/require-access'
import { headingFont, textFont } from './fonts'

export async function generateMetadata() {
  const t = await getTranslations('notFound')
  return {
    title: `${t('title')} · Brota`,
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
    robots: { index: false },
  }
}

/** Renders the 404 page of every unknown address. It is outside the page tree, so that the server renders it. */
export default async function GlobalNotFound() {
  const [locale, account] = await Promise.all([getLocale(), readClaimedAccount()])
  return (
    <html lang={locale} className={`${headingFont.variable} ${textFont.variable}`} data-account={account}>
      <body>
        <ClientMessages>
          <NotFoundPage />
        </ClientMessages>
      </body>
    </html>
  )
}
