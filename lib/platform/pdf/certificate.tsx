import 'server-only'
import { Page, StyleSheet, View } from '@react-pdf/renderer'
import { Art } from './art'
import { base, Clipped, Footer, INK, PrintableText } from './document'
import type { Drawings } from './drawings'

/** `rank` is empty outside the leaderboard. */
export type Certificate = {
  title: string
  family: string
  dates: string
  points: string
  rank: string
  text: string
  name: string
  footer: string
}

const style = StyleSheet.create({
  frame: {
    position: 'absolute',
    top: 24,
    bottom: 40,
    left: 24,
    right: 24,
    borderWidth: 2,
    borderColor: INK.leaf,
    borderRadius: 16,
  },
  page: { alignItems: 'center', paddingTop: 64, paddingBottom: 72 },
  centered: { textAlign: 'center' },
  family: { textAlign: 'center', color: INK.text, marginTop: 18 },
  soft: { textAlign: 'center', color: INK.soft, marginTop: 6 },
  art: { width: 300, height: 300, marginVertical: 'auto' },
  points: { textAlign: 'center', color: INK.leaf, fontWeight: 700 },
  names: { width: 400, marginTop: 28, fontSize: 12 },
  line: { borderBottomWidth: 1.2, borderBottomColor: INK.text, height: 26 },
})

export function CertificateSheet({
  certificate,
  drawings,
}: {
  certificate: Certificate
  drawings: Drawings
}) {
  const { title, family, dates, points, rank, text, name, footer } = certificate
  return (
    <Page size="A4" style={[base.page, style.page]}>
      <View style={style.frame} />
      <Clipped size={38} lines={1} width={460} style={[base.title, style.centered]}>
        {title}
      </Clipped>
      <Clipped size={28} lines={2} width={440} style={[base.title, style.family]}>
        {family}
      </Clipped>
      <Clipped size={13} lines={1} width={440} style={style.soft}>
        {dates}
      </Clipped>
      <Art of={drawings.badge({ kind: 'monthly', motif: 'sprout' })} style={style.art} />
      <Clipped size={20} lines={1} width={440} style={style.points}>
        {points}
      </Clipped>
      {rank ? (
        <Clipped size={13} lines={1} width={440} style={style.soft}>
          {rank}
        </Clipped>
      ) : null}
      <Clipped size={13} lines={3} width={400} style={style.soft}>
        {text}
      </Clipped>
      <View style={style.names}>
        <PrintableText>{name}</PrintableText>
        <View style={style.line} />
      </View>
      <Footer text={footer} />
    </Page>
  )
}
