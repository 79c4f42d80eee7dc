import 'server-only'
import { Circle, Ellipse, G, Path, Rect, Svg } from '@react-pdf/renderer'
import { type ComponentProps, type ComponentType, createElement, type ReactElement } from 'react'
import { type Shape, toSvgShape } from '@/lib/platform/images/shapes'

type ArtProps = { of: ReactElement; style: ComponentProps<typeof Svg>['style'] }

export function Art({ of, style }: ArtProps) {
  const { attributes, children } = toSvgShape(of)
  return (
    <Svg viewBox={String(attributes.viewBox)} style={style}>
      {children.map(onPaper)}
    </Svg>
  )
}

const parts = { svg: G, g: G, path: Path, circle: Circle, ellipse: Ellipse, rect: Rect }

function onPaper({ tag, attributes, children }: Shape, index: number): ReactElement {
  const Part = parts[tag] as ComponentType<Record<string, unknown>>
  return createElement(Part, { key: index, ...attributes }, ...children.map(onPaper))
}
