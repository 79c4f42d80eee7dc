import { canvas, joint, type LeafState } from './week-path'

/** SVG transform of a leaf by its side. */
export const lean = { left: 'scale(-1 1)', right: '', top: 'rotate(-70)' }

type Side = keyof typeof lean

/** Returns a transformed leaf's middle. */
export function getLeafMiddle({ x, y }: { x: number; y: number }, side: Side) {
  if (side === 'right') return { x, y }
  if (side === 'left') return { x: -x, y }
  const angle = (-70 * Math.PI) / 180
  const spin = (value: number) => Math.round(value * 10) / 10
  return {
    x: spin(x * Math.cos(angle) - y * Math.sin(angle)),
    y: spin(x * Math.sin(angle) + y * Math.cos(angle)),
  }
}

/**
 * Returns a label's position in per cent of the canvas; `roomIn` is the padding next to the leaf, relative to the
 * label's box or to the canvas.
 */
export function getLabelPlacement(state: LeafState, index: number) {
  const { x, y, side } = joint(index)
  const left = side === 'left' ? 0 : side === 'top' ? x - 34 : x
  const right = side === 'left' ? x : canvas.width
  const height = side === 'top' ? 62 : 56
  const part = (length: number, of: number) => `${(length / of) * 100}%`
  const box = {
    left: part(left, canvas.width),
    width: part(right - left, canvas.width),
    top: part(y - getLabelRise(state, side), canvas.height),
    height: part(height, canvas.height),
  }
  const roomIn = (around: 'box' | 'canvas') => {
    const reach = part(getLeafReach(state, side), around === 'box' ? right - left : canvas.width)
    return side === 'left' ? { paddingRight: reach } : { paddingLeft: reach }
  }
  return { side, box, roomIn }
}

function getLabelRise(state: LeafState, side: Side): number {
  if (side === 'top') return 66
  return state === 'missed' ? 24 : 40
}

function getLeafReach(state: LeafState, side: Side): number {
  if (side === 'top') return state === 'missed' ? 96 : 72
  if (state === 'empty') return 32
  return state === 'missed' ? 93 : 87
}
