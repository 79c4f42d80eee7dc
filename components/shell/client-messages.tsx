import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Namespace } from '@/lib/i18n/messages'

/** What every page's client components may say. */
const ALWAYS: Namespace[] = ['common', 'errors']

/**
 * Hands client components the texts they need and no more: the whole catalog would weigh on every page. They take the
 * place of those that stand around: what parts inside need of the frame's has to be named again.
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
