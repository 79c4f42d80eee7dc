import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { toHex } from './color'

/** SVG element with plain values. */
export type Shape = {
  tag: 'svg' | 'g' | 'path' | 'circle' | 'ellipse' | 'rect'
  attributes: Record<string, string | number>
  children: Shape[]
}

type Props = { children?: ReactNode } & Record<string, unknown>

const INK = 'var(--ink)'

export function toSvgShape(drawing: ReactElement): Shape {
  const [svg] = toShapes(drawing)
  if (svg?.tag !== 'svg') throw new TypeError('Not a drawing')
  return svg
}

function toShapes(node: ReactNode): Shape[] {
  if (Array.isArray(node)) return node.flatMap(toShapes)
  if (!isValidElement<Props>(node)) return []
  const { type, props } = node
  if (typeof type === 'function') return toShapes((type as (props: Props) => ReactNode)(props))
  if (typeof type !== 'string') return toShapes(props.children)
  return [{ tag: type as Shape['tag'], attributes: toAttributes(props), children: toShapes(props.children) }]
}

/** Only attributes with an effect outside a browser. */
function toAttributes(props: Props): Shape['attributes'] {
  const attributes: Shape['attributes'] = {}
  for (const [name, value] of Object.entries(props)) {
    if (name === 'className' || name.startsWith('aria-')) continue
    if (typeof value === 'number') attributes[name] = value
    if (typeof value === 'string') attributes[name] = isColor(name, value) ? toHex(inked(value)) : value
  }
  return attributes
}

const isColor = (name: string, value: string) => (name === 'fill' || name === 'stroke') && value !== 'none'
const inked = (color: string) => (color === 'currentColor' ? INK : color)
