import '../globals.css'
import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EarlySubmitGuard } from '@/components/form/early-submit-guard'
import { ServiceWorker } from '@/components/offline/service-worker'
import { AccountChangedDialog } from '@/components/shell/account-changed'
import { ClientMessages } from '@/components/shell/client-messages'
import { ScriptNotice } from '@/components/shell/script-notice'
import { Toasts } from '@/components/shell/toasts'
import { getOldestBrowsers } from '@/lib/platform/config/browsers'
import { appUrl, env } from '@/lib/platform/config/env'
import { readTheme } from '@/lib/platform/http/read-theme'
import { THEME_COLORS, THEMES } from '@/lib/platform/http/theme'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { readClaimedAccount } from '@/lib/platform/session/require-access'
import { FONT_CLASSES } from '../fonts'

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('common'), getLocale()])
  return {
    metadataBase: new URL(appUrl()),
    title: { default: t('brand'), template: `%s · ${t('brand')}` },
    description: t('tagline'),
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
    manifest: `/${locale}/manifest.webmanifest`,
    appleWebApp: { title: t('brand') },
  }
}

export async function generateViewport(): Promise<Viewport> {
  const theme = await readTheme()
  const bySystem = THEMES.map((each) => ({
    media: `(prefers-color-scheme: ${each})`,
    color: THEME_COLORS[each],
  }))
  return { themeColor: theme ? THEME_COLORS[theme] : bySystem }
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export default async function RootLayout({ children, params }: Props) {
  const [{ locale }, account, theme] = await Promise.all([params, readClaimedAccount(), readTheme()])
  // Another value means that the request bypassed the middleware.
  if (!hasLocale(LOCALES, locale)) notFound()
  return (
    <html lang={locale} className={FONT_CLASSES} data-account={account} data-theme={theme}>
      <body>
        <EarlySubmitGuard />
        <ScriptNotice oldestBrowsers={getOldestBrowsers()} />
        <ClientMessages>
          {children}
          <Toasts />
          <AccountChangedDialog />
          <ServiceWorker enabled={env().NODE_ENV === 'production'} />
        </ClientMessages>
      </body>
    </html>
  )
}
