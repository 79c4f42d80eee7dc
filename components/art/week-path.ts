/** What a day of the week looks like: done, today and open, past but still possible, over, resting, to come, no task. */
export const leafStates = ['done', 'today', 'late', 'missed', 'rest', 'future', 'empty'] as const
export type LeafState = (typeof leafStates)[number]

/** Whose leaf carries a sign. */
export const signedStates = ['done', 'today', 'late', 'rest'] as const

export type SignedState = (typeof signedStates)[number]

export const isSigned = (state: LeafState): state is SignedState =>
  (signedStates as readonly LeafState[]).includes(state)

/** Where things stand on the week's plant: a 320 × 418 canvas, the stem winding up from the pot. */
export const canvas = { width: 320, height: 418 }
export const potTop = 346

const stemFoot = 340
const stemTip = 94
const heights = [312, 272, 232, 192, 154, 118, stemTip] as const

/** The stem sways to both sides on its way up, less so near the tip. */
function stemX(y: number): number {
  const way = (stemFoot - y) / (stemFoot - stemTip)
  return 160 + 15 * Math.sin(way * Math.PI * 3.1) * (1 - way * 0.35)
}

const tenth = (value: number) => Math.round(value * 10) / 10

export const stemPath = Array.from({ length: 26 }, (_, step) => {
  const y = stemFoot - ((stemFoot - stemTip) * step) / 25
  return `${step === 0 ? 'M' : 'L'}${tenth(stemX(y))} ${tenth(y)}`
}).join('')

/** The joint of the n-th leaf, which side it leans to, and how much of the stem (in per cent) leads up to it. */
export function joint(index: number) {
  const y = heights[index] ?? stemTip
  const side = index >= 6 ? ('top' as const) : index % 2 === 0 ? ('left' as const) : ('right' as const)
  return { x: tenth(stemX(y)), y, side, way: tenth(((stemFoot - y) / (stemFoot - stemTip)) * 100) }
}
