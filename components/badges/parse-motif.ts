import { type Motif, motifs } from '@/components/art/motifs'

/** Returns the motif of a name, with a fallback: stored content can have unknown names. */
export function parseMotif(name: string): Motif {
  return motifs.find((motif) => motif === name) ?? 'leaf'
}
