import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { hexOf } from './color'

/** An SVG element with plain values: no component, no style sheet behind it. */
export type Shape = {
  tag: 'svg' | 'g' | 'path' | 'circle' | 'ellipse' | 'rect'
  attributes: Record<string, string | number>
  children: Shape[]
}

type Props = { children?: ReactNode } & Record<string, unknown>

/** What a screen draws with the text's colour. */
const INK = 'var(--ink)'

/** A drawing of the screen as its `svg` with all shapes in it, for whatever is not a browser. */
export function svgOf(drawing: ReactElement): Shape {
  const [svg] = shapesOf(drawing)
  if (svg?.tag !== 'svg') throw new TypeError('Not a drawing')
  return svg
}

/** Components are run, colours are looked up. */
function shapesOf(node: ReactNode): Shape[] {
  if (Array.isArray(node)) return node.flatMap(shapesOf)
  if (!isValidElement<Props>(node)) return []
  const { type, props } = node
  if (typeof type === 'function') return shapesOf((type as (props: Props) => ReactNode)(props))
  if (typeof type !== 'string') return shapesOf(props.children)
  return [{ tag: type as Shape['tag'], attributes: attributesOf(props), children: shapesOf(props.children) }]
}

/** Attributes that mean something off the screen. */
function attributesOf(props: Props): Shape['attributes'] {
  const attributes: Shape['attributes'] = {}
  for (const [name, value] of Object.entries(props)) {
    if (name === 'className' || name.startsWith('aria-')) continue
    if (typeof value === 'number') attributes[name] = value
    if (typeof value === 'string') attributes[name] = isColor(name, value) ? hexOf(inked(value)) : value
  }
  return attributes
}

const isColor = (name: string, value: string) => (name === 'fill' || name === 'stroke') && value !== 'none'
const inked = (color: string) => (color === 'currentColor' ? INK : color)
