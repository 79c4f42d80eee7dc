import type { ReactElement } from 'react'

export type PrintedBadge = { kind: 'weekly' | 'special' | 'monthly'; motif: string }

/** Drawings of the screen for PDFs. `lib` cannot import components, so the route passes them in. */
export type Drawings = {
  badge: (badge: PrintedBadge) => ReactElement
  badgeOutline: Drawings['badge']
  /** Flower of the month; only that week's petal has a whole edge. */
  petalOutline: (week: number) => ReactElement
  motif: (name: string) => ReactElement
  /** Potted plant of seven leaves, with the position of each leaf's word. */
  weekOutline: { art: ReactElement; words: readonly { x: number; y: number; side: 'left' | 'right' }[] }
  /** One of the seven plants of the days. */
  plantOutline: (place: number) => ReactElement
  plant: ReactElement
}
