import { type Motif, motifs } from '@/components/art/motifs'

/** The drawing that content names; content of another day may name one that is not there. */
export function parseMotif(name: string): Motif {
  return motifs.find((motif) => motif === name) ?? 'leaf'
}
