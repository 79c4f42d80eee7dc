import { type Motif, motifs } from '@/components/art/motifs'

/** Returns a motif by name; stored content can have unknown ones. */
export function parseMotif(name: string): Motif {
  return motifs.find((motif) => motif === name) ?? 'leaf'
}
