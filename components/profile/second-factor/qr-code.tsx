import { create } from 'qrcode'

/** Quiet zone around a QR code, in modules. */
const MARGIN = 4

/** Renders a QR code: always black on white, because cameras cannot read it inverted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const places = Array.from({ length: size * size }, (_, place) => place)
  const path = places
    .filter((place) => modules.data[place])
    .map((place) => `M${place % size} ${Math.floor(place / size)}h1v1h-1z`)
    .join('')
  const extent = size + 2 * MARGIN
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${extent} ${extent}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-60 rounded-card border-2 border-line"
    >
      <rect x={-MARGIN} y={-MARGIN} width={extent} height={extent} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
