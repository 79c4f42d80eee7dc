import sharp from 'sharp'
import { type NormalisedImage, normaliseImage } from '@/lib/platform/images/normalise'
import { storage } from '@/lib/platform/storage/storage'
import type { DiaryEntry } from './diary'
import { type SceneName, scenes } from './scenes/scenes'

const WIDTH = 1200
const HEIGHT = 900

type Picture = Pick<NormalisedImage, 'full' | 'thumb' | 'width' | 'height' | 'placeholder' | 'digest'>
export type Pictures = Map<SceneName, [Picture, ...Picture[]]>

/** Renders two pictures of each scene with the image pipeline of uploads. */
export async function drawPictures(): Promise<Pictures> {
  const names = Object.keys(scenes) as SceneName[]
  return new Map(await Promise.all(names.map(async (name) => [name, await draw(scenes[name])] as const)))
}

async function draw(svg: string): Promise<[Picture, Picture]> {
  const drawn = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
  const closer = sharp(drawn)
    .flop()
    .extract({ left: 90, top: 70, width: 1020, height: 765 })
    .resize(WIDTH, HEIGHT, { kernel: 'linear' })
    .linear([0.95, 1, 1.04], [10, 0, 0])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return Promise.all([normaliseImage(drawn), closer.then(normaliseImage)])
}

export function choosePicture(pictures: Pictures, { item, look }: DiaryEntry): Picture {
  const [first, ...others] = pictures.get(item.photo.scene) ?? []
  if (!first) throw new Error(`There is no scene ${item.photo.scene}`)
  return [first, ...others][Math.floor(look * (others.length + 1))] ?? first
}

export async function storePicture(photoId: string, { full, thumb }: Picture): Promise<void> {
  await storage().put(`photos/${photoId}/full.webp`, full)
  await storage().put(`photos/${photoId}/thumb.webp`, thumb)
}
