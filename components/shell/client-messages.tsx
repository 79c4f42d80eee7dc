import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Namespace } from '@/lib/platform/i18n/messages'

const ALWAYS: Namespace[] = ['common', 'errors']

/**
 * Provides the messages that client components need, because the whole catalog is too large for every page. They
 * replace those of an outer provider, so shared namespaces must be repeated.
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
