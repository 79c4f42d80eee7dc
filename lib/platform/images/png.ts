import 'server-only'
import type { ReactElement } from 'react'
import { toHex } from './color'
import { imageLimiter } from './limiters'
import { type Shape, toSvgShape } from './shapes'
import { loadSharp } from './sharp'

/** Enough for half a sheet of paper. */
const SIDE = 1080
/** A round frame must not cut into the drawing. */
const MARGIN = 150

export async function drawingPng(drawing: ReactElement, ground: string): Promise<Uint8Array<ArrayBuffer>> {
  const { attributes, children } = toSvgShape(drawing)
  const place = { x: MARGIN, y: MARGIN, width: SIDE - 2 * MARGIN, height: SIDE - 2 * MARGIN }
  const sheet = markup({
    tag: 'svg',
    attributes: { xmlns: 'http://www.w3.org/2000/svg', width: SIDE, height: SIDE },
    children: [
      { tag: 'rect', attributes: { width: SIDE, height: SIDE, fill: toHex(ground) }, children: [] },
      { tag: 'svg', attributes: { ...place, viewBox: attributes.viewBox ?? '' }, children },
    ],
  })
  const sharp = await loadSharp()
  return new Uint8Array(await imageLimiter(() => sharp(Buffer.from(sheet)).png().toBuffer()))
}

export async function picturePng(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp()
  const box = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const
  return new Uint8Array(await imageLimiter(() => sharp(bytes).resize(box).png().toBuffer()))
}

function markup({ tag, attributes, children }: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${attributeName(name)}="${value}"`)
  return `<${tag}${written.join('')}>${children.map(markup).join('')}</${tag}>`
}

function attributeName(name: string): string {
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
