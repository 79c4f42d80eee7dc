import type { Motif } from '@/components/art/motifs'
import type { SceneName } from '../scenes/scenes'

type TaskStrings = { name: string; description: string; examples: string[] }

/** A task in both languages. `base` is the language that its row is written in, the other one is its translation. */
export type TaskText = {
  motif: Motif
  /** The scene that families' photos of it show. */
  scene: SceneName
  base: 'en' | 'pt-BR'
  en: TaskStrings
  pt: TaskStrings
  /** What families write under their photos; the first Portuguese one is the Souzas'. */
  said: { en: [string, string]; pt: [string, string] }
}
