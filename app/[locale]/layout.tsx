import '../globals.css'
import type { Metadata, Viewport } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/shell/client-messages'
import { Toasts } from '@/components/shell/toasts'
import { appUrl } from '@/lib/config/env'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { headingFont, textFont } from '../fonts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common')
  return {
    metadataBase: new URL(appUrl()),
    title: { default: t('brand'), template: `%s · ${t('brand')}` },
    description: t('tagline'),
    icons: { icon: '/icon.svg' },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fdfaf0' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1712' },
  ],
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params
  return (
    <html
      lang={hasLocale(LOCALES, locale) ? locale : DEFAULT_LOCALE}
      className={`${headingFont.variable} ${textFont.variable}`}
    >
      <body>
        <ClientMessages>
          {children}
          <Toasts />
        </ClientMessages>
      </body>
    </html>
  )
}
