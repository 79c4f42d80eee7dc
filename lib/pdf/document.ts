import 'server-only'
import { Document, Font, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react'

/** Longer words are broken; those of our languages are not hyphenated by English rules. */
const WORD_MAX = 22

Font.registerHyphenationCallback((word) => word.match(new RegExp(`.{1,${WORD_MAX}}`, 'gsu')) ?? [word])

/** The product's colours on paper. */
export const INK = {
  text: '#26352b',
  soft: '#5b6b60',
  line: '#b9cdbf',
  leaf: '#2f7d4f',
  pale: '#eef6f0',
} as const

export const base = StyleSheet.create({
  page: { padding: 32, paddingBottom: 44, fontFamily: 'Helvetica', fontSize: 10, color: INK.text },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 22, color: INK.leaf, marginBottom: 4 },
  soft: { fontSize: 10, color: INK.soft },
  heading: { fontFamily: 'Helvetica-Bold', fontSize: 14, color: INK.leaf, marginTop: 14, marginBottom: 6 },
  strong: { fontFamily: 'Helvetica-Bold' },
  footer: { position: 'absolute', bottom: 20, left: 32, right: 32, fontSize: 8, color: INK.soft },
})

type Style = ComponentProps<typeof View>['style']

/** A line of text. */
export function words(text: string, style: Style = {}): ReactElement {
  return createElement(Text, { style }, printable(text))
}

/** A box around others; it is not torn over two pages. */
export function box(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style, wrap: false }, ...children)
}

/** A part of a page that may go on on the next one. */
export function block(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style }, ...children)
}

/** The line at the bottom of every page; `{page}` and `{pages}` in it are filled in. */
export function footer(text: string): ReactElement {
  const render = ({ pageNumber, totalPages }: { pageNumber: number; totalPages?: number }) =>
    printable(text)
      .replace('{page}', String(pageNumber))
      .replace('{pages}', String(totalPages ?? pageNumber))
  return createElement(Text, { fixed: true, style: base.footer, render })
}

/** The bytes of a document of these pages. */
export async function renderPdf(
  about: { title: string; language: string },
  ...pages: ReactElement[]
): Promise<Uint8Array<ArrayBuffer>> {
  const title = printable(about.title)
  const document = createElement(Document, { title, language: about.language, creator: 'Brota' }, ...pages)
  return new Uint8Array(await renderToBuffer(document))
}

/**
 * What the standard fonts can draw, which every reader has: Latin letters with the accents of western Europe. Other
 * letters lose their accents, and what still has no shape stands as a dot.
 */
function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => (isDrawn(letter) ? letter : letter.normalize('NFD').replace(/[^\u0020-\u00ff]/gu, '')))
    .map((letter) => letter || '·')
    .join('')
}

const isDrawn = (letter: string) => /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…]/u.test(letter)
