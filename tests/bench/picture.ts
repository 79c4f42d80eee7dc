import { existsSync } from 'node:fs'
import sharp from 'sharp'

const [WIDTH, HEIGHT] = [4000, 3000]

/** Creates once a 12 megapixel JPEG, as of a phone. */
export async function ensurePicture(file: string): Promise<void> {
  if (existsSync(file)) return
  const noise = (width: number, sigma: number) =>
    sharp({
      create: {
        width,
        height: (width * HEIGHT) / WIDTH,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
  const shapes = await noise(40, 90).png().toBuffer()
  const grain = await noise(1000, 12).resize(WIDTH, HEIGHT).png().toBuffer()
  await sharp(shapes)
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toFile(file)
}
