import type { getTranslations } from 'next-intl/server'

/**
 * Returns the name of a provider; unknown ones have their id.
 * @param openIdName name of the operator's own
 */
export function getProviderName(
  provider: string,
  openIdName: string,
  t: Awaited<ReturnType<typeof getTranslations<'consent'>>>,
): string {
  if (provider === 'oidc') return openIdName
  const key = `provider.${provider as 'google'}` as const
  return t.has(key) ? t(key) : provider
}
