import en from '@/messages/en.json'
import ptBR from '@/messages/pt-BR.json'
import type { Locale } from './locales'

export type Messages = typeof en

const catalogs: Record<Locale, Messages> = { en, 'pt-BR': ptBR }

/** The whole catalog of a language. */
export function messagesOf(locale: Locale): Messages {
  return catalogs[locale]
}
