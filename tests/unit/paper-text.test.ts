import { readdirSync, readFileSync } from 'node:fs'
import { Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { base, PrintableText, renderPdf } from '@/lib/platform/pdf/document'
import { loadFonts, printable } from '@/lib/platform/pdf/fonts'

/** Signs that people type. */
const SIGNS: [number, number][] = [
  [0x00a1, 0x00ff],
  [0x2010, 0x205e],
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2100, 0x218b],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x2460, 0x24ff],
  [0x25a0, 0x25ff],
  [0x2600, 0x27bf],
  [0xfb00, 0xfb04],
  [0x1f300, 0x1f64f],
]

function collectCharacters(): string[] {
  const folders = ['messages', 'content', 'scripts/demo']
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|ts)$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )
  const signs = SIGNS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  )
  return [...new Set([...texts.join(''), ...signs])].filter((one) =>
    /[^\s\p{Cc}\p{Cf}\p{Cn}\p{M}]/u.test(one),
  )
}

const inLines = (characters: string[]) =>
  Array.from({ length: Math.ceil(characters.length / 40) }, (_, line) =>
    characters.slice(line * 40, line * 40 + 40).join(' '),
  )

async function printAndRead(texts: string[]): Promise<string> {
  const lines = texts.map((text) => createElement(PrintableText, { key: text, ...{ children: text } }))
  const pdf = await renderPdf(
    { title: 'Signs', language: 'en' },
    createElement(Page, { style: base.page }, lines),
  )
  return (await extractText(await getDocumentProxy(pdf), { mergePages: true })).text.normalize('NFKC')
}

it('a PDF prints every character, an equivalent, or a line to write on', { timeout: 60_000 }, async () => {
  await loadFonts()
  const characters = collectCharacters()
  expect(characters.length).toBeGreaterThan(1500)
  const printed = characters.filter((one) => printable(`a${one}`) !== '')
  const lost = printed.filter((one) => printable(`a${one}`) === 'a')
  expect(lost).toEqual([])
  const read = await printAndRead(inLines(printed))
  const missing = printed.filter((one) =>
    [...printable(one)].some((letter) => !read.includes(letter.normalize('NFKC'))),
  )
  expect(missing).toEqual([])
  const left = characters.length - printed.length
  expect(left / characters.length).toBeLessThan(0.03)
})

it('a PDF prints a whole text in the order of its characters', async () => {
  expect(await printAndRead(['Massa ≠ creme; bata ≥ 5 min, 1⅔ xícara'])).toContain(
    'Massa ≠ creme; bata ≥ 5 min, 1 2/3 xícara',
  )
})
