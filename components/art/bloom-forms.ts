import type { BloomForm } from './blooms'

type Point = readonly [x: number, y: number]

/** Outlines of flower heads, about 58 wide, centered on 0,0. */
export const bloomPaths: Record<BloomForm, string> = {
  six: ring(6, petal(13.5, 28)),
  five: ring(5, petal(16.5, 28)),
  eight: ring(8, petal(9, 30)),
  star: ring(6, [
    [0, -5],
    [-12, -12],
    [-11, -19],
    [0, -31],
    [11, -19],
    [12, -12],
    [0, -5],
  ]),
  tulip:
    'M0 26C-20 26 -29 8 -26 -24Q-17 -21 -12 -13Q-8 -23 0 -30Q8 -23 12 -13Q17 -21 26 -24C29 8 20 26 0 26Z',
  frill: scallops(11, 23.5, 7),
}

/** Returns the points of a round petal above the center: two curves from its foot over its tip. */
function petal(width: number, length: number): readonly Point[] {
  return [
    [0, -6],
    [-width, -10],
    [-width, -length],
    [0, -length],
    [width, -length],
    [width, -10],
    [0, -6],
  ]
}

function ring(count: number, points: readonly Point[]): string {
  return Array.from({ length: count }, (_, index) => {
    const [foot, ...curve] = points.map((point) => turn(point, index / count))
    return `M${foot}C${curve.join(' ')}Z`
  }).join('')
}

function scallops(count: number, radius: number, bump: number): string {
  const corners = Array.from({ length: count }, (_, index) => turn([0, -radius], (index + 0.5) / count))
  return `M${corners.at(-1)}${corners.map((corner) => `A${bump} ${bump} 0 0 1 ${corner}`).join('')}Z`
}

/** @param part of a full turn, clockwise */
function turn([x, y]: Point, part: number): string {
  const angle = part * 2 * Math.PI
  const round = (value: number) => Math.round(value * 10) / 10 || 0
  return `${round(x * Math.cos(angle) - y * Math.sin(angle))} ${round(x * Math.sin(angle) + y * Math.cos(angle))}`
}
