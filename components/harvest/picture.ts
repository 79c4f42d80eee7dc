import { toImage } from './to-image'

/** Drawings of the page, by `data-drawing`. */
export type Drawing = 'plant' | 'sun'

export type PictureTexts = {
  title: string
  week: string
  brand: string
  /** Three tiles of a number and its word. */
  figures: readonly { value: string; label: string }[]
}

const WIDTH = 1080
const HEIGHT = 1350
const MIDDLE = WIDTH / 2

const TILES = [
  ['--leaf-tint', '--leaf-ink'],
  ['--sun-tint', '--sun-ink'],
  ['--coral-tint', '--coral-ink'],
] as const
const TILE = { width: 280, height: 190, gap: 30, top: 970 } as const

type Box = { x: number; y: number; width: number; height: number }

/** Draws the week without photos and names, in the page's colors and fonts. */
export async function drawPicture(texts: PictureTexts): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const heading = getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily
  const body = getComputedStyle(document.body).fontFamily
  const write = (
    text: string,
    y: number,
    { x = MIDDLE, size = 36, family = body, ink = '--ink', most = 840 },
  ) => {
    context.font = `700 ${size}px ${family}`
    context.fillStyle = color(ink)
    context.textAlign = 'center'
    context.fillText(text, x, y, most)
  }

  context.fillStyle = color('--leaf-tint')
  context.fillRect(0, 0, WIDTH, HEIGHT)
  fillRound(context, { x: 50, y: 50, width: WIDTH - 100, height: HEIGHT - 100 }, color('--card'), 56)
  await drawSvg(context, 'sun', { x: 816, y: 84, width: 176, height: 176 })
  await drawSvg(context, 'plant', { x: 200, y: 270, width: 680, height: 680 })
  write(texts.title, 170, { size: 76, family: heading, most: 640 })
  write(texts.week, 232, { ink: '--soft' })
  for (const [index, { value, label }] of texts.figures.entries()) {
    const [tint, ink] = TILES[index] ?? TILES[0]
    const left = MIDDLE - TILE.width * 1.5 - TILE.gap + index * (TILE.width + TILE.gap)
    fillRound(context, { ...TILE, x: left, y: TILE.top }, color(tint), 40)
    const x = left + TILE.width / 2
    write(value, TILE.top + 100, { x, size: 84, family: heading, ink, most: 250 })
    write(label, TILE.top + 152, { x, size: 32, ink, most: 250 })
  }
  write(texts.brand, 1250, { size: 54, family: heading, ink: '--leaf-ink' })
  return toPng(canvas)
}

/** `roundRect` is missing in some supported browsers. */
function fillRound(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  color: string,
  radius: number,
) {
  context.fillStyle = color
  context.strokeStyle = color
  context.lineJoin = 'round'
  context.lineWidth = 2 * radius
  context.beginPath()
  context.rect(x + radius, y + radius, width - 2 * radius, height - 2 * radius)
  context.fill()
  context.stroke()
}

async function drawSvg(context: CanvasRenderingContext2D, drawing: Drawing, box: Box): Promise<void> {
  const svg = document.querySelector<SVGSVGElement>(`[data-drawing="${drawing}"] svg`)
  if (!svg) return
  const { width, height } = svg.viewBox.baseVal
  const scale = Math.min(box.width / width, box.height / height)
  const size = { width: width * scale, height: height * scale }
  const image = await toImage(svg, size)
  const x = box.x + (box.width - size.width) / 2
  const y = box.y + (box.height - size.height) / 2
  context.drawImage(image, x, y, size.width, size.height)
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      'image/png',
    )
  })
}
