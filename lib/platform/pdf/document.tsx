import 'server-only'
import { Document, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement, type ReactElement } from 'react'
import { toHex } from '@/lib/platform/images/color'
import { HEADING_FACE, loadFonts, printable, TEXT_FACE } from './fonts'
import { wrapText } from './measure'

export const INK = {
  text: toHex('var(--ink)'),
  soft: toHex('var(--soft)'),
  line: toHex('var(--art-ghost)'),
  leaf: toHex('var(--leaf-ink)'),
  pale: toHex('var(--leaf-tint)'),
} as const

const MARGIN = 28

export const base = StyleSheet.create({
  page: {
    padding: MARGIN,
    paddingBottom: 44,
    fontFamily: TEXT_FACE,
    color: INK.text,
  },
  title: { fontFamily: HEADING_FACE, fontWeight: 700, fontSize: 24, lineHeight: 1.15, color: INK.leaf },
  heading: {
    fontFamily: HEADING_FACE,
    fontWeight: 700,
    fontSize: 15,
    lineHeight: 1.2,
    color: INK.leaf,
    marginTop: 14,
    marginBottom: 6,
  },
  // The line height does not follow an inherited size, and would hide the footer.
  words: { fontSize: 10, lineHeight: 1.35 },
  soft: { color: INK.soft },
  strong: { fontWeight: 700 },
  blank: { height: 14, borderBottomWidth: 0.8, borderBottomColor: INK.text },
  footer: { position: 'absolute', bottom: 20, left: MARGIN, right: MARGIN, fontSize: 8, color: INK.soft },
})

type Style = ComponentProps<typeof View>['style']

/** Shows a text, or a line to write on. */
export function PrintableText({ children, style }: { children: string; style?: Style }) {
  if (children.trim() && !printable(children)) return <View style={[base.blank, ...[style ?? {}].flat()]} />
  return <Text style={[base.words, ...[style ?? {}].flat()]}>{printable(children)}</Text>
}

type ClippedProps = { children: string; size: number; width: number; lines: number; style?: Style }

export function Clipped({ children, size, width, lines, style }: ClippedProps) {
  const text = wrapText(children, size, width, lines).join('\n')
  return <Text style={[base.words, ...[style ?? {}].flat(), { fontSize: size }]}>{text}</Text>
}

/** Shows `{page}` and `{pages}` at the bottom of every page. */
export function Footer({ text }: { text: string }) {
  const render = ({ pageNumber, totalPages }: { pageNumber: number; totalPages?: number }) =>
    printable(text)
      .replace('{page}', String(pageNumber))
      .replace('{pages}', String(totalPages ?? pageNumber))
  return <Text fixed style={base.footer} render={render} />
}

export async function renderPdf(
  about: { title: string; language: string },
  ...pages: ReactElement[]
): Promise<Uint8Array<ArrayBuffer>> {
  await loadFonts()
  const props = { title: about.title, language: about.language, creator: 'Brota' }
  return new Uint8Array(await renderToBuffer(createElement(Document, props, ...pages)))
}
