import { useTranslations } from 'next-intl'
import { Cloud, Tree } from '@/components/art/garden-parts'
import { SunOrMoon } from '@/components/art/night-sky'
import { darken, hue, paint } from '@/components/art/paint'
import type { PlantLook } from '@/components/art/plant-mood'
import { PlantStreak } from '@/components/art/plant-streak'
import { inSprite } from '@/components/art/stamp'
import { Card } from '@/components/ui/card'
import { PETAL_TASKS } from '@/lib/features/badges/rules'
import type { BadgeView } from '@/lib/features/badges/schema'
import type { GardenWeek } from '@/lib/features/completions/garden/rules'
import { GardenFigures } from './garden-figures'
import { listFlowerWeeks, placeFlowers, placeFruits } from './garden-places'

type GardenHeaderProps = {
  weeks: readonly GardenWeek[]
  badges: readonly BadgeView[]
  plant: PlantLook
  /** All tasks ever done. */
  leaves: number
  /** Days in a row, for the size of the plant. */
  streak: number
}

const brush = paint('color', 3)
const FRUIT_SCALE = 0.3

/** The bloom of a flower whose stem is at 0,0. */
const PETALS =
  'M0 -84C-10 -86 -12 -103 0 -104 12 -103 10 -86 0 -84ZM7 -80C4 -90 17 -100 24 -90 29 -79 14 -72 7 -80ZM7 -72C14 -80 29 -73 24 -62 17 -52 4 -62 7 -72ZM0 -68C10 -66 12 -49 0 -48 -12 -49 -10 -66 0 -68ZM-7 -72C-4 -62 -17 -52 -24 -62 -29 -73 -14 -80 -7 -72ZM-7 -80C-14 -72 -29 -79 -24 -90 -17 -100 -4 -90 -7 -80Z'

/** Shows the family's own garden: its plant, flowers for a year's newest weeks with enough tasks, and badges as fruits. */
export function GardenHeader({ weeks, badges, plant: { pot, mood }, leaves, streak }: GardenHeaderProps) {
  const t = useTranslations('garden')
  const flowerWeeks = listFlowerWeeks(weeks)
  const earned = badges.filter((badge) => badge.earned)
  const isEmpty = flowerWeeks.length === 0 && earned.length === 0
  return (
    <Card as="header" className="overflow-hidden p-0 sm:p-0 md:grid md:*:[grid-area:1/1]">
      <div
        role="img"
        aria-label={t('scene', { weeks: flowerWeeks.length, badges: earned.length })}
        className="relative h-60 overflow-hidden md:h-auto md:min-h-88 lg:min-h-96"
      >
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <Backdrop />
        </svg>
        {/* Larger on wide screens, while its percentages still span the whole width. */}
        <svg
          aria-hidden="true"
          className="absolute bottom-0 left-0 size-full origin-bottom-left md:size-[66.67%] md:[transform:scale(1.5)] lg:size-[57.14%] lg:[transform:scale(1.75)]"
        >
          {/* From the bottom edge upward. */}
          <svg aria-hidden="true" y="100%" overflow="visible">
            {earned.length > 0 ? <FruitTree badges={earned} /> : null}
            <Flowers weeks={flowerWeeks} />
          </svg>
        </svg>
        <PlantStreak
          days={Math.max(1, streak)}
          plant={{ pot, mood }}
          className="absolute bottom-1 left-[44%] w-36 -translate-x-1/2 md:bottom-2 md:left-[50%] md:w-52 lg:left-[48%] lg:w-64"
        />
      </div>
      <div className="relative px-5 py-4 sm:px-6 md:max-w-[38%] md:pr-0">
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft md:text-ink">
          {isEmpty ? t('textEmpty', { tasks: PETAL_TASKS }) : t('text')}
        </p>
        <GardenFigures leaves={leaves} flowerWeeks={flowerWeeks.length} />
      </div>
    </Card>
  )
}

/** Draws sky and hills; texts lie over the left of wide ones. */
function Backdrop() {
  return (
    <>
      <rect width="100%" height="100%" fill={hue.air} />
      <svg aria-hidden="true" x="50%" y="46" overflow="visible">
        <g className="[transform:scale(0.55)] md:[transform:translateX(45px)_scale(0.55)] lg:[transform:translate(95px,14px)_scale(0.75)]">
          <SunOrMoon brush={brush} x={0} y={0} />
        </g>
      </svg>
      <svg aria-hidden="true" x="14%" y="44" overflow="visible" className="md:hidden">
        <Cloud brush={brush} x={0} y={0} scale={0.5} />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 100 60" preserveAspectRatio="none" y="40%" height="60%">
        <path d="M0 16C16 2 30 12 48 8S84 0 100 12V60H0Z" fill={hue.far} />
        <path d="M0 26C20 34 38 14 60 18S88 28 100 22V60H0Z" fill={hue.near} />
        <path d="M0 44C24 34 46 50 66 44S90 38 100 44V60H0Z" fill={darken(hue.near, 16)} />
      </svg>
    </>
  )
}

function Flowers({ weeks }: { weeks: readonly GardenWeek[] }) {
  return (
    <>
      <defs>
        {/* The petals take the color of the place. */}
        <g id="garden-flower" transform="scale(0.5)" stroke={hue.line} strokeWidth="6" strokeLinejoin="round">
          <path d="M0 0Q-5 -36 0 -72" {...brush.line(hue.leafDeep, 5.5)} />
          <path
            d="M0 -6C4 -20 18 -26 36 -22C34 -6 18 4 0 -6ZM-2 -16C-6 -30 -20 -34 -34 -32C-32 -16 -18 -6 -2 -16Z"
            fill={hue.leaf}
          />
          <path d={PETALS} />
          <circle cy="-76" r="9" fill={hue.sun} />
        </g>
      </defs>
      {placeFlowers(weeks).map(({ week, x, height, fill }) => (
        <use key={week} href="#garden-flower" x={`${x}%`} y={-height} fill={fill} />
      ))}
    </>
  )
}

function FruitTree({ badges }: { badges: readonly BadgeView[] }) {
  return (
    <svg aria-hidden="true" x="80%" overflow="visible">
      <g transform="translate(0 -42) scale(1.05)">
        <g className="md:[transform:scale(1.2)]">
          <Tree brush={brush} x={0} y={0} bare />
          <g transform={`scale(${FRUIT_SCALE})`}>
            {placeFruits(badges).map(({ id, x, y, kind, motif }) => (
              <use
                key={id}
                href={inSprite(`badge-${kind}-${motif}`)}
                x={Math.round(x / FRUIT_SCALE) - 64}
                y={Math.round(y / FRUIT_SCALE) - 68}
              />
            ))}
          </g>
        </g>
      </g>
    </svg>
  )
}
