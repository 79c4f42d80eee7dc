import type { ReactElement } from 'react'

/** Drawings of the screen that go on paper, too. Screens stand above `lib`, so a route brings them along. */
export type Drawings = {
  badge: (badge: { kind: 'weekly' | 'special' | 'monthly'; motif: string }) => ReactElement
  /** The same to be coloured: lines on blank shapes. */
  badgeOutline: Drawings['badge']
  /** The flower of the month, to be coloured; of its petals only that week's has a whole edge. */
  petalOutline: (week: number) => ReactElement
  motif: (name: string) => ReactElement
  /** A potted plant of seven leaves, to be coloured, with the place of each leaf's word. */
  weekOutline: { art: ReactElement; words: readonly { x: number; y: number; side: 'left' | 'right' }[] }
  /** One of the seven plants at the feet of the days, to be coloured. */
  plantOutline: (place: number) => ReactElement
  plant: ReactElement
}
