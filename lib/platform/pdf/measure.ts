import 'server-only'
import { getAdvance, printable } from './fonts'

/** Measures one line, in points. */
export function measureTextWidth(text: string, size: number): number {
  return size * [...text].reduce((sum, letter) => sum + (getAdvance(letter) ?? 0), 0)
}

/** Wraps a text, breaking too wide words. Lines after `most` are cut off. */
export function wrapText(
  text: string,
  size: number,
  width: number,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = []
  for (const word of printable(text)
    .split(/\s+/)
    .flatMap((word) => broken(word, size, width))) {
    const last = lines.at(-1)
    if (last !== undefined && measureTextWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] += ` ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), size, width)]
}

/** Returns the largest size, up to the given one, at which a text fits. */
export function sizeFor(text: string, size: number, width: number): number {
  return Math.min(size, (width / Math.max(measureTextWidth(printable(text), size), 1)) * size)
}

function cut(text: string, size: number, width: number): string {
  let kept = text
  while (kept && measureTextWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

function broken(word: string, size: number, width: number): string[] {
  const pieces = ['']
  for (const letter of word) {
    const piece = pieces.at(-1) ?? ''
    if (piece && measureTextWidth(piece + letter, size) > width) pieces.push(letter)
    else pieces[pieces.length - 1] = piece + letter
  }
  return pieces
}
