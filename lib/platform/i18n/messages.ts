import en from '@/messages/en.json'
import ptBR from '@/messages/pt-BR.json'
import type { Locale } from './locales'

export type Messages = typeof en
/** Part of the catalog that the browser gets as a whole. */
export type Namespace = keyof Messages

const catalogs: Record<Locale, Messages> = { en, 'pt-BR': ptBR }

export function getCatalog(locale: Locale): Messages {
  return catalogs[locale]
}
