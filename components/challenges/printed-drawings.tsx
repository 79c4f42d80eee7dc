import { Art } from '@/components/art/art'
import { BadgeArt } from '@/components/art/badge-art'
import { Flower } from '@/components/art/flower'
import { FlowerPlant } from '@/components/art/garden-parts'
import { hue, paint } from '@/components/art/paint'
import { Pot } from '@/components/art/parts'
import { pictograms } from '@/components/art/pictograms'
import { PlantShapes } from '@/components/art/plant-shapes'
import { potPlace } from '@/components/art/pot-place'
import { labelPositions, WeekOutline } from '@/components/art/week-outline'
import { parseMotif } from '@/components/badges/parse-motif'
import type { Drawings } from '@/lib/platform/pdf/drawings'

/** Edges of about five points on a page. */
const PAGE_WEIGHT = 1.7

const WHOLE = [true, true, true, true]

const heights = [44, 58, 50, 61, 46, 56, 52]

export const printedDrawings: Drawings = {
  badge: ({ kind, motif }) =>
    kind === 'monthly' ? <Flower petals={WHOLE} /> : <BadgeArt kind={kind} motif={parseMotif(motif)} />,
  badgeOutline: ({ kind, motif }) =>
    kind === 'monthly' ? (
      <Flower petals={WHOLE} variant="outline" weight={PAGE_WEIGHT} />
    ) : (
      <BadgeArt kind={kind} motif={parseMotif(motif)} variant="outline" weight={PAGE_WEIGHT} />
    ),
  petalOutline: (week) => (
    <Flower petals={[1, 2, 3, 4].map((part) => part === week)} variant="outline" weight={PAGE_WEIGHT} />
  ),
  motif: (name) => <Art viewBox="-26 -26 52 52">{pictograms[parseMotif(name)](paint('color', 2.8))}</Art>,
  weekOutline: { art: <WeekOutline />, words: labelPositions },
  plantOutline: (place) => (
    <Art viewBox="-46 -92 92 92">
      <FlowerPlant
        brush={paint('outline', 2)}
        x={0}
        y={0}
        height={heights[place] ?? 52}
        fill={hue.berry}
        face={place % 2 === 0}
      />
    </Art>
  ),
  plant: (
    <Art viewBox="0 0 160 204">
      <PlantShapes size={4} />
      <g transform={potPlace}>
        <Pot brush={paint('color', 4.1)} />
      </g>
    </Art>
  ),
}
