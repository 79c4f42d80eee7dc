import type { ReactElement } from 'react'

export type PrintedBadge = { kind: 'weekly' | 'special' | 'monthly'; motif: string }

/** Drawings of the screen, passed in by routes: `lib` cannot import components. */
export type Drawings = {
  badge: (badge: PrintedBadge) => ReactElement
  badgeOutline: Drawings['badge']
  /** Only that week's petal has a whole edge. */
  petalOutline: (week: number) => ReactElement
  motif: (name: string) => ReactElement
  /** Potted plant of seven leaves, with positions of words. */
  weekOutline: { art: ReactElement; words: readonly { x: number; y: number; side: 'left' | 'right' }[] }
  plantOutline: (place: number) => ReactElement
  plant: ReactElement
}
