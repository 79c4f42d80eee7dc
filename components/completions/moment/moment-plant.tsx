import { Art } from '@/components/art/art'
import { hue, paint } from '@/components/art/paint'
import { PlantPot } from '@/components/art/plant-pot'
import { inSprite } from '@/components/art/stamp'
import { canvas, joint, potTop, stemPath } from '@/components/art/week-path'
import { lean } from '@/components/art/week-places'
import { Celebration, type WeekPlantLeaf } from '@/components/art/week-plant'
import type { Moment } from './moment'

const brush = paint('color', 3)

type MomentPlantProps = { moment: Moment; leaves: readonly WeekPlantLeaf[] }

/** Draws the family's week; the day's leaf unfurls first. */
export function MomentPlant({ moment, leaves }: MomentPlantProps) {
  const { leaf: newest, kind, isChallengeComplete } = moment
  const highest = leaves.reduce((most, { state }, index) => (state === 'done' ? index : most), newest)
  const { x, y, side } = joint(newest)
  return (
    <Art viewBox={`0 0 ${canvas.width} ${canvas.height}`}>
      <ellipse cx="160" cy="410" rx="104" ry="8" fill={hue.sand} />
      {isChallengeComplete ? (
        <g className="origin-foot animate-leaf-grow [animation-delay:700ms]">
          <Celebration brush={brush} />
        </g>
      ) : null}
      <path d={stemPath} {...brush.line(hue.ghost, 3)} strokeDasharray="2 8" />
      <path
        d={stemPath}
        pathLength={100}
        {...brush.line(hue.stem, 7)}
        strokeDasharray={`${joint(highest).way} 200`}
      />
      {leaves.slice(0, 7).map(({ state }, index) => {
        if (index === newest) return null
        const place = joint(index)
        const at = `translate(${place.x} ${place.y}) ${lean[place.side]}`
        return <use key={place.y} href={inSprite(`leaf-${state}`)} transform={at} />
      })}
      <g transform={`translate(${x} ${y}) ${lean[side]}`}>
        {/* An earlier task of the day has already opened this leaf. */}
        {kind === 'more' ? <use href={inSprite('leaf-done')} /> : null}
        <use
          href={inSprite('leaf-done')}
          className="origin-base animate-leaf-grow [animation-delay:200ms] [animation-duration:700ms]"
        />
        {kind === 'day' || isChallengeComplete ? (
          <g transform="translate(72 -28) scale(0.8)">
            <g className="origin-self animate-leaf-grow [animation-delay:750ms]">
              <use href={inSprite('head-face')} />
            </g>
          </g>
        ) : null}
      </g>
      <g transform={`translate(160 ${potTop})`}>
        <PlantPot mood={isChallengeComplete ? 'blooming' : 'watered'} weight={30} />
      </g>
    </Art>
  )
}
