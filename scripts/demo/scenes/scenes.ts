const plain = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="${colour}"/><circle cx="600" cy="450" r="220" fill="#fff6dd"/></svg>`

export const scenes = {
  water: plain('#8cc7e8'),
  fruit: plain('#f2a07b'),
  bike: plain('#9fd28a'),
  bed: plain('#5a5f9e'),
  teeth: plain('#9fdcd8'),
  book: plain('#d98a6a'),
  table: plain('#e9b872'),
  bean: plain('#8ccf9a'),
  boots: plain('#8fa9bd'),
  picnic: plain('#a5d67f'),
  dog: plain('#c98fb0'),
  hands: plain('#9fc9ef'),
  lunch: plain('#f0c35f'),
  puzzle: plain('#cf9be0'),
  soup: plain('#e39a55'),
  tidy: plain('#b5c9a0'),
  garden: plain('#86c28f'),
  music: plain('#e58fa6'),
  card: plain('#f3d9a8'),
} as const

export type SceneName = keyof typeof scenes
