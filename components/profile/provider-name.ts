import type { getTranslations } from 'next-intl/server'
import { getOpenIdName } from '@/lib/platform/session/provider'

/** Returns the name of a provider; unknown ones have their id. */
export function getProviderName(
  provider: string,
  t: Awaited<ReturnType<typeof getTranslations<'consent'>>>,
): string {
  if (provider === 'oidc') return getOpenIdName()
  const key = `provider.${provider as 'google'}` as const
  return t.has(key) ? t(key) : provider
}
