import type { getTranslations } from 'next-intl/server'

/**
 * Returns a provider's name, by default the id.
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
