/** Languages of the product, each with a catalog. Nothing else lists them. */
export const LOCALES = ['en', 'pt-BR'] as const
export const DEFAULT_LOCALE: (typeof LOCALES)[number] = 'en'
