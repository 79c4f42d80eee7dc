import { Cloud } from '@/components/art/garden-parts'
import { Stars, SunOrMoon } from '@/components/art/night-sky'
import { hue, paint } from '@/components/art/paint'

const brush = paint('color', 3)

const stars = [
  [84, 24, 2],
  [112, 52, 1.4],
  [136, 16, 1.6],
  [176, 40, 2],
  [206, 18, 1.4],
  [226, 56, 1.8],
  [262, 44, 1.4],
  [286, 66, 1.8],
] as const

/** Draws the podium's background. */
export function PodiumScene() {
  return (
    <div className="absolute inset-x-0 top-0 h-36 sm:h-82">
      <svg
        viewBox="0 0 1200 330"
        preserveAspectRatio="none"
        className="size-full"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="1200" height="330" fill={hue.air} />
        <path d="M0 214Q150 150 360 214Q560 160 760 212Q960 150 1200 220V330H0Z" fill={hue.far} />
        <path d="M0 270Q300 214 620 262Q900 224 1200 268V330H0Z" fill={hue.near} />
      </svg>
      <svg
        viewBox="-84 -84 168 168"
        className="absolute -top-6 -left-7 w-16 sm:-top-8 sm:-left-8 sm:w-36 lg:-top-10 lg:-left-10 lg:w-48"
        aria-hidden="true"
        focusable="false"
      >
        <SunOrMoon brush={brush} x={6} y={6} />
      </svg>
      <svg
        viewBox="0 0 300 100"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-x-0 top-0 h-32 w-full sm:h-44"
        aria-hidden="true"
        focusable="false"
      >
        <Stars places={stars} />
      </svg>
      <svg
        viewBox="-62 -40 124 64"
        className="absolute top-2 right-[2%] w-12 sm:top-5 sm:right-[3%] sm:w-24"
        aria-hidden="true"
        focusable="false"
      >
        <Cloud brush={brush} x={0} y={0} scale={1} />
      </svg>
      <svg
        viewBox="-62 -40 124 64"
        className="absolute top-24 left-[22%] w-20 max-md:hidden"
        aria-hidden="true"
        focusable="false"
      >
        <Cloud brush={brush} x={0} y={0} scale={1} />
      </svg>
    </div>
  )
}
