import 'server-only'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { runDetached } from '@/lib/platform/jobs/run-detached'

type Face = { name: string; files: string; subsets: string[]; weights: number[] }

/** Fonts of the screen as static files; each subset of letters is its own family. */
const NUNITO: Face = {
  name: 'Nunito',
  files: '@fontsource/nunito/files/nunito',
  subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  weights: [400, 700],
}
const BALOO: Face = {
  name: 'Baloo',
  files: '@fontsource/baloo-2/files/baloo-2',
  subsets: ['latin', 'latin-ext', 'vietnamese', 'devanagari'],
  weights: [700],
}

const families = ({ name, subsets }: Face) => subsets.map((subset) => `${name} ${subset}`)

/** Each letter uses the first family that has it. */
export const TEXT_FACE = [...families(NUNITO), ...families(BALOO)]
export const HEADING_FACE = [...families(BALOO), ...families(NUNITO)]

/** Longer words are broken; English hyphenation is wrong for our languages. */
const WORD_MAX = 22
Font.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${WORD_MAX}}`, 'gsu')) ?? [word])

// From the project's folder, because the bundler moves this file.
const { resolve } = createRequire(path.join(process.cwd(), 'package.json'))

let loaded: Promise<void> | undefined

/** Registers and loads the fonts once per process. */
export function loadFonts(): Promise<void> {
  loaded ??= runDetached(load)
  return loaded
}

async function load(): Promise<void> {
  for (const { name, files, subsets, weights } of [NUNITO, BALOO]) {
    for (const subset of subsets) {
      const fonts = weights.map((fontWeight) => ({
        src: resolve(`${files}-${subset}-${fontWeight}-normal.woff`),
        fontWeight,
      }))
      Font.register({ family: `${name} ${subset}`, fonts })
    }
  }
  await Promise.all(TEXT_FACE.map((fontFamily) => Font.load({ fontFamily, fontWeight: 700 })))
}

/**
 * Returns the part of a text that the fonts can render; a missing letter loses its accent first. Text in another script
 * becomes empty.
 */
export function printable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) =>
    isDrawn(letter) ? letter : [...withoutAccents(letter)].filter(isDrawn).join(''),
  )
  return letters.join('').replace(/ {2,}/g, ' ').trim()
}

const withoutAccents = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')

const isDrawn = (letter: string) => letter === '\n' || getAdvance(letter) !== undefined

const advances = new Map<string, number | undefined>()

/** Returns the advance of a letter in the bold font, relative to its size; undefined for a missing letter. */
export function getAdvance(letter: string): number | undefined {
  if (!advances.has(letter)) advances.set(letter, findAdvance(letter.codePointAt(0) ?? 0))
  return advances.get(letter)
}

function findAdvance(point: number): number | undefined {
  const face = TEXT_FACE.map((fontFamily) => Font.getFont({ fontFamily, fontWeight: 700 }).data).find(
    (one) => one?.hasGlyphForCodePoint(point) ?? false,
  )
  return face ? face.glyphForCodePoint(point).advanceWidth / face.unitsPerEm : undefined
}
