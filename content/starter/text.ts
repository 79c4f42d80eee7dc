import type { Motif } from '@/components/art/motifs'

/** Languages of the starter content. */
export const STARTER_LANGUAGES = { en: 'en', pt: 'pt-BR' } as const

type Key = keyof typeof STARTER_LANGUAGES

/** Text in each language; `base` is the language of its row, others are translations. */
export type Translated<T> = { base: (typeof STARTER_LANGUAGES)[Key] } & Record<Key, T>

export type TaskText = Translated<{ name: string; description: string; examples: string[] }> & {
  motif: Motif
}
