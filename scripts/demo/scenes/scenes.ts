import { bean, bed, book, hands, music, teeth } from './indoors'
import { fruit, lunch, soup, water } from './kitchen'
import { bike, boots, dog, garden, picnic } from './outdoors'
import { card, dinner, puzzle, tidy } from './tabletops'

/** Drawings of 1200 by 900 as photos. */
export const scenes = {
  water,
  fruit,
  bike,
  bed,
  teeth,
  book,
  table: dinner,
  bean,
  boots,
  picnic,
  dog,
  hands,
  lunch,
  puzzle,
  soup,
  tidy,
  garden,
  music,
  card,
} as const

export type SceneName = keyof typeof scenes
