import type { Motif } from '@/components/art/motifs'

/** Languages of the starter content; `base` is the language of a row, the other one its translation. */
export type Translated<T> = { base: 'en' | 'pt-BR'; en: T; pt: T }

export type TaskText = Translated<{ name: string; description: string; examples: string[] }> & {
  motif: Motif
}
