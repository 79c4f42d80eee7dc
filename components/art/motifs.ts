import { hue } from './paint'

export const motifs = [
  'water',
  'fruit',
  'sun',
  'sleep',
  'move',
  'teeth',
  'heart',
  'book',
  'sprout',
  'star',
  'camera',
  'streak',
  'friends',
  'leaf',
] as const
export type Motif = (typeof motifs)[number]

export const motifHue: Record<Motif, string> = {
  water: hue.sky,
  fruit: hue.coral,
  sun: hue.sun,
  sleep: hue.berry,
  move: hue.leaf,
  teeth: hue.sky,
  heart: hue.berry,
  book: hue.coral,
  sprout: hue.leaf,
  star: hue.sun,
  camera: hue.sky,
  streak: hue.coral,
  friends: hue.berry,
  leaf: hue.leaf,
}
