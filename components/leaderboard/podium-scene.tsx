import { Cloud, SmilingSun } from '@/components/art/garden-parts'
import { hue, paint } from '@/components/art/paint'

const brush = paint('color', 3)

/** Draws the podium's background. */
export function PodiumScene() {
  return (
    <div className="absolute inset-x-0 top-0 h-[16.5rem] sm:h-[20.5rem]">
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
        className="absolute -top-9 -left-9 w-32 sm:-top-10 sm:-left-10 sm:w-48"
        aria-hidden="true"
        focusable="false"
      >
        <SmilingSun brush={brush} x={6} y={6} />
      </svg>
      <svg
        viewBox="-62 -40 124 64"
        className="absolute top-5 right-[3%] w-16 sm:w-24"
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
