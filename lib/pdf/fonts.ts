import 'server-only'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { runDetached } from '@/lib/jobs/run-detached'

type Face = { name: string; files: string; subsets: string[]; weights: number[] }

/** The faces of the screen, as static files; each subset of letters is a family of its own. */
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

/** A letter is drawn by the first family of the list that has it. */
export const TEXT_FACE = [...families(NUNITO), ...families(BALOO)]
export const HEADING_FACE = [...families(BALOO), ...families(NUNITO)]

/** Longer words are broken; those of our languages are not hyphenated by English rules. */
const WORD_MAX = 22
Font.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${WORD_MAX}}`, 'gsu')) ?? [word])

// From the project's folder, wherever the bundler puts this file.
const { resolve } = createRequire(path.join(process.cwd(), 'package.json'))

let loaded: Promise<void> | undefined

/** Registers and reads the faces, once in the life of the process. */
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
 * The part of a text that our faces have letters for; a letter that they lack loses its accent first. Of a text in
 * another script nothing is left: who prints it leaves room to write by hand.
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

/** How far the next letter stands from this one in the bold face, in parts of their size; nothing for one we lack. */
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
