import 'server-only'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { unpackWoff } from './woff'

type Face = { name: string; files: string; subsets: string[]; weights: number[] }

/** Each subset is a family. */
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

const SIGNS: Face[] = [
  'noto-sans-math:latin',
  'noto-sans-symbols:symbols',
  'noto-sans-symbols-2:symbols',
  'noto-emoji:emoji',
].map((source) => {
  const [name = '', subset = ''] = source.split(':')
  return { name, files: `@fontsource/${name}/files/${name}`, subsets: [subset], weights: [400] }
})

const families = ({ name, subsets }: Face) => subsets.map((subset) => `${name} ${subset}`)

/** Each letter uses the first family that has it. */
export const TEXT_FACE = [NUNITO, BALOO, ...SIGNS].flatMap(families)
export const HEADING_FACE = [BALOO, NUNITO, ...SIGNS].flatMap(families)

/** English hyphenation is wrong for our languages. */
const WORD_MAX = 22
Font.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${WORD_MAX}}`, 'gsu')) ?? [word])

// The bundler moves this file.
const { resolve } = createRequire(path.join(process.cwd(), 'package.json'))

let loaded: Promise<void> | undefined

/** Registers and loads the fonts once per process. */
export function loadFonts(): Promise<void> {
  loaded ??= runDetached(load)
  return loaded
}

async function load(): Promise<void> {
  for (const { name, files, subsets, weights } of [NUNITO, BALOO, ...SIGNS]) {
    for (const subset of subsets) {
      const fonts = await Promise.all(
        weights.map(async (fontWeight) => ({
          src: await toDataUri(resolve(`${files}-${subset}-${fontWeight}-normal.woff`)),
          fontWeight,
        })),
      )
      Font.register({ family: `${name} ${subset}`, fonts })
    }
  }
  await Promise.all(TEXT_FACE.map((fontFamily) => Font.load({ fontFamily, fontWeight: 700 })))
}

async function toDataUri(woff: string): Promise<string> {
  return `data:font/ttf;base64,${unpackWoff(await readFile(woff)).toString('base64')}`
}

/** Joiners, and the choice between text and emoji. */
const INVISIBLE = /\p{Cf}|\uFE0E|\uFE0F/u
const SUPERSCRIPT = /[\u2070-\u207F]/

/** Signs that Unicode does not decompose. */
const EQUALS: Record<string, string> = { '‰': '/1000', '‱': '/10000', '※': '*' }

/**
 * Replaces characters that the fonts lack, such as 1⅔ by 1 2/3.
 * @returns an empty text, for a line to write on, if impossible
 */
export function printable(text: string): string {
  let printed = ''
  for (const letter of text.normalize('NFC')) {
    if (INVISIBLE.test(letter)) continue
    const equal = isDrawn(letter) ? letter : findEqual(letter)
    if (equal === undefined) return ''
    const isFraction = equal !== letter && equal.includes('/')
    printed += isFraction && /\d$/.test(printed) && !(letter in EQUALS) ? ` ${equal}` : equal
  }
  return printed.replace(/ {2,}/g, ' ').trim()
}

function findEqual(letter: string): string | undefined {
  const compatible = letter.normalize('NFKC').replaceAll('\u2044', '/')
  const equal = EQUALS[letter] ?? (SUPERSCRIPT.test(letter) ? `^${compatible}` : compatible)
  return [equal, letter.normalize('NFD')].find((one) => [...one].every(isDrawn))
}

const isDrawn = (letter: string) => letter === '\n' || getAdvance(letter) !== undefined

const advances = new Map<string, number | undefined>()

/** Returns a letter's advance in the bold font, relative to its size; undefined if missing. */
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
