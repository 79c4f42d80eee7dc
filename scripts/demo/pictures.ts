import sharp from 'sharp'
import { STARTER_WEEKS } from '@/lib/features/installation/starter/rules'
import { type NormalisedImage, normaliseImage } from '@/lib/platform/images/normalise'
import { storage } from '@/lib/platform/storage/storage'
import type { DiaryEntry } from './diary'
import { dye } from './scenes/canvas'
import { type SceneName, scenes } from './scenes/scenes'

const WIDTH = 1200
const HEIGHT = 900

/** Photos of a scene: degrees of hue, the detail of the drawing, and if it is mirrored. */
const LOOKS = [
  { hue: 0, left: 0, top: 0, width: WIDTH, isMirrored: false },
  { hue: 140, left: 90, top: 70, width: 1020, isMirrored: true },
  { hue: 220, left: 60, top: 90, width: 1080, isMirrored: false },
  { hue: 70, left: 0, top: 0, width: WIDTH, isMirrored: true },
  { hue: 290, left: 150, top: 60, width: 1020, isMirrored: false },
  { hue: 180, left: 40, top: 60, width: 1080, isMirrored: true },
] as const

/** Only the weeks on the feed's first pages have all looks, because each picture takes time at the start. */
const RECENT_WEEKS = 2
const EARLIER_LOOKS = 2

type Look = (typeof LOOKS)[number]
type Picture = Pick<NormalisedImage, 'full' | 'thumb' | 'width' | 'height' | 'placeholder' | 'digest'>
/** By photo. */
export type Pictures = ReadonlyMap<DiaryEntry['photoId'], Picture>

/** Draws the pictures of all entries with the image pipeline of uploads. */
export async function drawPictures(entries: readonly DiaryEntry[]): Promise<Pictures> {
  const pictures = new Map<DiaryEntry['photoId'], Picture>()
  // One scene at a time, because the pipeline limits its queue.
  for (const [scene, photos] of chooseLooks(entries)) {
    const drawn = new Map([...new Set(photos.values())].map((look) => [look, draw(scenes[scene], look)]))
    for (const [id, look] of photos) {
      const picture = await drawn.get(look)
      if (picture) pictures.set(id, picture)
    }
  }
  return pictures
}

/** Chooses looks by scene and entry; successive ones of a scene differ. */
function chooseLooks(entries: readonly DiaryEntry[]): Map<SceneName, Map<DiaryEntry['photoId'], Look>> {
  const chosen = new Map<SceneName, Map<DiaryEntry['photoId'], Look>>()
  for (const { photoId, item } of entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const photos = chosen.get(item.photo.scene) ?? new Map<DiaryEntry['photoId'], Look>()
    const count = item.week > STARTER_WEEKS - RECENT_WEEKS ? LOOKS.length : EARLIER_LOOKS
    photos.set(photoId, LOOKS[photos.size % count] ?? LOOKS[0])
    chosen.set(item.photo.scene, photos)
  }
  return chosen
}

async function draw(svg: string, { hue, left, top, width, isMirrored }: Look): Promise<Picture> {
  const height = (width * HEIGHT) / WIDTH
  const detail = sharp(Buffer.from(dye(svg, hue)))
    .removeAlpha()
    .extract({ left, top, width, height })
    .resize(WIDTH, HEIGHT, { kernel: 'linear' })
  const photo = isMirrored ? detail.flop() : detail
  return normaliseImage(await photo.png({ compressionLevel: 1 }).toBuffer())
}

export async function storePicture(photoId: string, { full, thumb }: Picture): Promise<void> {
  await storage().put(`photos/${photoId}/full.webp`, full)
  await storage().put(`photos/${photoId}/thumb.webp`, thumb)
}
