import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Namespace } from '@/lib/platform/i18n/messages'

const ALWAYS: Namespace[] = ['common', 'errors']

/**
 * Provides client components' messages: the whole catalog is too large. They replace an outer provider's, so shared
 * namespaces must be repeated.
 */
export async function ClientMessages({
  namespaces = [],
  children,
}: {
  namespaces?: Namespace[]
  children: ReactNode
}) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()])
  const picked = Object.fromEntries([...ALWAYS, ...namespaces].map((name) => [name, messages[name]]))
  return (
    <NextIntlClientProvider locale={locale} messages={picked} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
