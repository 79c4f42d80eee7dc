import { Art } from './art'
import { Butterfly, Cloud, FlowerPlant, Tree } from './garden-parts'
import { Stars, SunOrMoon } from './night-sky'
import { type ArtProps, type ArtVariant, darken, hue, paint } from './paint'
import { Leaf, Pot } from './parts'
import type { PlantLook } from './plant-mood'
import { PottedPlant } from './plant-streak'

type OwnPlant = { days: number; look: PlantLook }
type GardenSceneProps = ArtProps & { fill?: boolean; grows?: boolean; plant?: OwnPlant | undefined }

/** Moves the sun to the right and below a header that lies over the scene, on screens narrower than `lg`. */
export const LOW_SUN = 'max-lg:[&_[data-sky]]:[transform:translate(208px,65px)_scale(0.85)]'

/**
 * Draws the garden of the sign-in pages.
 * @param plant a family's plant, in place of the one in the middle
 * @param grows lets the middle plant grow once
 * @param fill extends sky and hills to the box, which needs width and height
 */
export function GardenScene({
  variant = 'color',
  fill = false,
  grows = false,
  plant,
  ...props
}: GardenSceneProps) {
  const brush = paint(variant, 3)
  const { outline } = brush
  return (
    <Art viewBox="0 0 480 400" variant={variant} fill={fill} {...props}>
      {outline ? null : <rect x="-3600" y="-1400" width="7680" height="1900" fill={hue.air} />}
      {outline ? null : <Stars places={stars} />}
      <g data-sky>
        <SunOrMoon brush={brush} x={384} y={108} />
      </g>
      <Cloud brush={brush} x={112} y={92} scale={1} />
      <Cloud brush={brush} x={250} y={52} scale={0.62} />
      {outline ? (
        <path
          d="M0 250Q60 206 116 226M164 226Q250 160 330 212Q400 180 480 230M0 318Q150 256 206 284M276 284Q350 268 480 312"
          {...brush.line()}
        />
      ) : (
        <>
          <path
            d="M-3600 260H-1400Q-200 190 0 250Q120 160 250 200Q360 150 480 230Q700 180 1880 260H4080V500H-3600Z"
            fill={hue.far}
          />
          <path
            d="M-3600 300H-1400Q-200 330 0 312Q140 246 300 282Q400 264 480 304Q800 270 1880 330H4080V500H-3600Z"
            fill={hue.near}
          />
          <path
            d="M-3600 372H-1400Q-100 330 120 356Q300 376 480 346Q800 320 1880 372H4080V500H-3600Z"
            fill={darken(hue.near, 16)}
          />
        </>
      )}
      <Tree brush={brush} x={122} y={278} />
      <FlowerPlant brush={brush} x={54} y={352} height={92} fill={hue.berry} />
      <FlowerPlant brush={brush} x={98} y={366} height={58} fill={hue.coral} />
      <FlowerPlant brush={brush} x={404} y={356} height={116} fill={hue.coral} face />
      <FlowerPlant brush={brush} x={442} y={364} height={70} fill={hue.sky} />
      <FlowerPlant brush={brush} x={356} y={368} height={56} fill={hue.berry} />
      {outline ? null : (
        <ellipse cx="240" cy="372" rx="70" ry="8" fill={darken(hue.near, 34)} opacity="0.6" />
      )}
      {plant ? (
        <g transform="translate(101 33) scale(1.736)">
          <PottedPlant days={plant.days} plant={plant.look} />
        </g>
      ) : (
        <Sprig variant={variant} grows={grows} />
      )}
      <g data-butterfly>
        <Butterfly brush={brush} x={plant ? 318 : 284} y={plant ? 176 : 134} />
      </g>
    </Art>
  )
}

/** Draws the plant of people without a family. */
function Sprig({ variant, grows }: { variant: ArtVariant; grows: boolean }) {
  return (
    <>
      <path
        d="M240 292Q228 262 240 232Q250 208 240 184"
        {...paint(variant, 3).line(hue.stem, 8)}
        {...(grows && { pathLength: 100, strokeDasharray: '100 200', className: 'animate-stem-grow' })}
      />
      {growth.map(([x, y, side, scale], index) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${side * scale} ${scale})`}>
          <g {...(grows && grow(index))}>
            <Leaf brush={paint(variant, 3 / scale)} fill={y === 208 ? hue.sun : hue.leaf} />
          </g>
        </g>
      ))}
      <g transform="translate(240 186) rotate(-70) scale(0.7)">
        <g {...(grows && grow(growth.length))}>
          <Leaf brush={paint(variant, 4.2)} />
        </g>
      </g>
      <g transform="translate(240 290) scale(1.25)">
        <Pot brush={paint(variant, 2.4)} />
      </g>
    </>
  )
}

const grow = (index: number) => ({
  className: 'origin-base animate-leaf-grow',
  style: { animationDelay: `${300 + index * 250}ms` },
})

/** Also above and right of the view box; texts are on the left. */
const stars = [
  [30, 60, 5],
  [58, 140, 4],
  [182, 34, 6],
  [196, 128, 4],
  [290, 104, 4],
  [300, 24, 5],
  [452, 30, 6],
  [448, 158, 4],
  [540, 70, 4],
  [620, 28, 6],
  [700, 120, 4],
  [790, 60, 5],
  [370, -60, 5],
  [440, -110, 4],
  [300, -130, 5],
] as const

const growth = [
  [236, 268, -1, 0.86],
  [236, 248, 1, 0.86],
  [241, 228, -1, 0.8],
  [244, 208, 1, 0.78],
] as const
