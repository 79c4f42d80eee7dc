import 'server-only'
import { Image, Page, StyleSheet, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement, type ReactElement } from 'react'
import { Art } from './art'
import { base, Clipped, Footer, INK, PrintableText } from './document'
import type { Drawings } from './drawings'
import { HEADING_FACE } from './fonts'

type Look = ComponentProps<typeof View>['style']
type Rows = { heading: string; rows: readonly string[] }

/** `picture` is a PNG, null for the default drawing. */
export type RecipePage = {
  eyebrow: string
  title: string
  facts: readonly string[]
  picture: Uint8Array | null
  ingredients: Rows
  steps: Rows
  footer: string
}

const HEAD = { width: 190, height: 142 }
const TITLE_WIDTH = 330

const style = StyleSheet.create({
  head: { flexDirection: 'row', gap: 20, alignItems: 'center', marginBottom: 20 },
  words: { flex: 1, gap: 4 },
  eyebrow: { fontWeight: 700, fontSize: 10.5, color: INK.leaf },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginTop: 8 },
  fact: {
    fontWeight: 700,
    fontSize: 11,
    paddingVertical: 4,
    paddingHorizontal: 10,
    borderRadius: 11,
    backgroundColor: INK.pale,
  },
  picture: { ...HEAD, borderRadius: 14, objectFit: 'cover' },
  panel: {
    ...HEAD,
    borderRadius: 14,
    backgroundColor: INK.pale,
    alignItems: 'center',
    justifyContent: 'center',
  },
  art: { width: 84, height: 84 },
  body: { flexDirection: 'row', gap: 20, alignItems: 'flex-start' },
  ingredients: { width: 190, padding: 14, borderRadius: 14, backgroundColor: INK.pale },
  steps: { flex: 1, paddingTop: 14 },
  heading: { marginTop: 0, marginBottom: 8 },
  ingredient: { flexDirection: 'row', gap: 8, marginBottom: 7 },
  item: { flex: 1, fontSize: 12 },
  box: { width: 11, height: 11, marginTop: 2, borderWidth: 1.2, borderColor: INK.leaf, borderRadius: 3 },
  step: { flexDirection: 'row', gap: 10, marginBottom: 14 },
  number: {
    width: 22,
    height: 22,
    borderRadius: 11,
    backgroundColor: INK.leaf,
    alignItems: 'center',
    justifyContent: 'center',
  },
  digit: { fontFamily: HEADING_FACE, fontWeight: 700, fontSize: 11, lineHeight: 1, color: '#ffffff' },
  text: { flex: 1, fontSize: 13, lineHeight: 1.4, marginTop: 1 },
})

export function RecipeSheet({ page, drawings }: { page: RecipePage; drawings: Drawings }) {
  return (
    <Page size="A4" style={base.page}>
      <Head page={page} drawings={drawings} />
      <View style={style.body}>
        {column(style.ingredients, page.ingredients, (row) => (
          <View style={style.ingredient} wrap={false}>
            <View style={style.box} />
            <PrintableText style={style.item}>{row}</PrintableText>
          </View>
        ))}
        {column(style.steps, page.steps, (row, index) => (
          <View style={style.step} wrap={false}>
            <View style={style.number}>
              <PrintableText style={style.digit}>{String(index + 1)}</PrintableText>
            </View>
            <PrintableText style={style.text}>{row}</PrintableText>
          </View>
        ))}
      </View>
      <Footer text={page.footer} />
    </Page>
  )
}

/** Rows may repeat, so they have no keys. */
function column(look: Look, { heading, rows }: Rows, draw: (row: string, index: number) => ReactElement) {
  const title = <PrintableText style={[base.heading, style.heading]}>{heading}</PrintableText>
  return createElement(View, { style: look }, title, ...rows.map(draw))
}

function Head({
  page: { eyebrow, title, facts, picture },
  drawings,
}: {
  page: RecipePage
  drawings: Drawings
}) {
  return (
    <View style={style.head}>
      <View style={style.words}>
        <PrintableText style={style.eyebrow}>{eyebrow}</PrintableText>
        <Clipped size={28} lines={4} width={TITLE_WIDTH} style={base.title}>
          {title}
        </Clipped>
        {facts.length > 0 ? (
          <View style={style.facts}>
            {facts.map((fact) => (
              <PrintableText key={fact} style={style.fact}>
                {fact}
              </PrintableText>
            ))}
          </View>
        ) : null}
      </View>
      {picture ? (
        <Image src={Buffer.from(picture)} style={style.picture} />
      ) : (
        <View style={style.panel}>
          <Art of={drawings.motif('fruit')} style={style.art} />
        </View>
      )}
    </View>
  )
}
