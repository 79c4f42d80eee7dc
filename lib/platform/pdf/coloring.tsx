import 'server-only'
import { Image, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { Art } from './art'
import { base, Clipped, Footer, INK, PrintableText } from './document'
import type { Drawings, PrintedBadge } from './drawings'
import { HEADING_FACE, printable } from './fonts'

/** `petal` is a week of the monthly flower; `picture` is a PNG. */
export type ColoringPage = {
  title: string
  text: string
  name: string
  footer: string
} & ({ badge: PrintedBadge } | { petal: number } | { picture: Uint8Array })

const style = StyleSheet.create({
  page: { alignItems: 'center', paddingTop: 44, paddingBottom: 56 },
  heading: { alignItems: 'center' },
  title: { textAlign: 'center' },
  text: { color: INK.soft, textAlign: 'center', marginTop: 6 },
  art: { width: 440, height: 490, marginVertical: 'auto' },
  picture: { width: 440, height: 490, marginVertical: 'auto', objectFit: 'contain' },
  name: { flexDirection: 'row', alignItems: 'flex-end', gap: 8, width: 380, fontSize: 13, fontWeight: 700 },
  line: { flex: 1, borderBottomWidth: 1.4, borderBottomColor: INK.text, marginBottom: 3 },
  word: { position: 'absolute', fontFamily: HEADING_FACE, fontWeight: 700, fontSize: 13, width: 130 },
})

export function ColoringSheet({ page, drawings }: { page: ColoringPage; drawings: Drawings }) {
  const { title, text, name, footer } = page
  return (
    <Page size="A4" style={[base.page, style.page]}>
      <Heading title={title} text={text} />
      {'picture' in page ? (
        <Image src={Buffer.from(page.picture)} style={style.picture} />
      ) : (
        <Art
          of={'petal' in page ? drawings.petalOutline(page.petal) : drawings.badgeOutline(page.badge)}
          style={style.art}
        />
      )}
      <NameLine label={name} />
      <Footer text={footer} />
    </Page>
  )
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <View style={style.heading}>
      <Clipped size={32} lines={2} width={480} style={[base.title, style.title]}>
        {title}
      </Clipped>
      <Clipped size={13} lines={3} width={400} style={style.text}>
        {text}
      </Clipped>
    </View>
  )
}

function NameLine({ label }: { label: string }) {
  return (
    <View style={style.name}>
      <PrintableText>{label}</PrintableText>
      <View style={style.line} />
    </View>
  )
}

export type WeekColoring = { title: string; text: string; days: string[]; name: string; footer: string }

const PLANT = { width: 400, scale: 400 / 320, height: (418 * 400) / 320 }

export function WeekColoringSheet({ week, drawings }: { week: WeekColoring; drawings: Drawings }) {
  const { art, words } = drawings.weekOutline
  return (
    <Page size="A4" style={[base.page, style.page]}>
      <Heading title={week.title} text={week.text} />
      <View style={{ width: PLANT.width, height: PLANT.height, marginVertical: 'auto' }}>
        <Art of={art} style={{ width: PLANT.width, height: PLANT.height }} />
        {words.map(({ x, y, side }, index) => (
          <Text
            key={`${x} ${y}`}
            style={[
              style.word,
              { top: y * PLANT.scale, left: x * PLANT.scale - (side === 'left' ? 136 : -6) },
              { textAlign: side === 'left' ? 'right' : 'left' },
            ]}
          >
            {printable(week.days[index] ?? '')}
          </Text>
        ))}
      </View>
      <NameLine label={week.name} />
      <Footer text={week.footer} />
    </Page>
  )
}
