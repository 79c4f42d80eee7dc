/** `late` can still be completed, `missed` cannot; `empty` has no task. */
export const leafStates = ['done', 'today', 'late', 'missed', 'rest', 'future', 'empty'] as const
export type LeafState = (typeof leafStates)[number]

export const signedStates = ['done', 'today', 'late', 'rest'] as const

export type SignedState = (typeof signedStates)[number]

export const isSigned = (state: LeafState): state is SignedState =>
  (signedStates as readonly LeafState[]).includes(state)

export const canvas = { width: 320, height: 418 }
export const potTop = 346

const stemFoot = 340
const stemTip = 94
const heights = [312, 272, 232, 192, 154, 118, stemTip] as const

function stemX(y: number): number {
  const way = (stemFoot - y) / (stemFoot - stemTip)
  return 160 + 15 * Math.sin(way * Math.PI * 3.1) * (1 - way * 0.35)
}

const tenth = (value: number) => Math.round(value * 10) / 10

export const stemPath = Array.from({ length: 26 }, (_, step) => {
  const y = stemFoot - ((stemFoot - stemTip) * step) / 25
  return `${step === 0 ? 'M' : 'L'}${tenth(stemX(y))} ${tenth(y)}`
}).join('')

/** Returns a leaf's joint, side and percentage of the stem. */
export function joint(index: number) {
  const y = heights[index] ?? stemTip
  const side = index >= 6 ? ('top' as const) : index % 2 === 0 ? ('left' as const) : ('right' as const)
  return { x: tenth(stemX(y)), y, side, way: tenth(((stemFoot - y) / (stemFoot - stemTip)) * 100) }
}
