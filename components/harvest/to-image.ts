const SVG = 'http://www.w3.org/2000/svg'

/** Returns a drawing of the page as an image; an image reads neither the style sheet nor other files. */
export async function toImage(
  svg: SVGSVGElement,
  { width, height }: { width: number; height: number },
): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  for (const use of copy.querySelectorAll('use')) use.replaceWith(await toShapes(use))
  const style = getComputedStyle(svg)
  const markup = resolveColors(new XMLSerializer().serializeToString(copy), (name) =>
    style.getPropertyValue(name).trim(),
  )
  return loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`)
}

/** Replaces each `var()` by its value, also in a fallback. */
export function resolveColors(markup: string, getValue: (name: string) => string): string {
  const resolve = (text: string): string =>
    text.replace(/var\((--[\w-]+)(?:,\s*(var\(--[\w-]+\)|[^()]+))?\)/g, (_, name: string, fallback = '') => {
      return getValue(name) || resolve(fallback)
    })
  return resolve(markup)
}

async function toShapes(use: SVGUseElement): Promise<SVGGElement> {
  const group = document.createElementNS(SVG, 'g')
  const place = use.getAttribute('transform')
  if (place) group.setAttribute('transform', place)
  const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#')
  const shapes = (await readSprite(file)).getElementById(id)
  if (shapes) group.append(document.importNode(shapes, true))
  return group
}

const sprites = new Map<string, Promise<Document>>()

function readSprite(file: string): Promise<Document> {
  const known = sprites.get(file) ?? fetchSprite(file)
  sprites.set(file, known)
  known.catch(() => sprites.delete(file))
  return known
}

async function fetchSprite(file: string): Promise<Document> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(`The drawings answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The drawing could not be read'))
    image.src = address
  })
}
