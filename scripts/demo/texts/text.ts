import type { Motif } from '@/components/art/motifs'
import type { SceneName } from '../scenes/scenes'

type TaskStrings = { name: string; description: string; examples: string[] }

/** Task in both languages; `base` is the language of its row. */
export type TaskText = {
  motif: Motif
  /** Scene of the photos. */
  scene: SceneName
  base: 'en' | 'pt-BR'
  en: TaskStrings
  pt: TaskStrings
  /** Captions of the photos; the first Portuguese one belongs to the Souza family. */
  said: { en: [string, string]; pt: [string, string] }
}
