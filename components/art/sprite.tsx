import type { ReactNode } from 'react'
import { BadgeShapes, badgeKinds } from './badge-art'
import { BloomShapes, FamilyBloom } from './bloom-shapes'
import { BowlShapes } from './bowl'
import { cheerArts, cheerShapes } from './cheers'
import { faceTones } from './face-tones'
import { FlowerShapes, petalMarks, toPetals } from './flower'
import { FaceShapes } from './kid-face'
import { LostLeafShapes } from './lost-leaf'
import { motifs } from './motifs'
import { paint } from './paint'
import { Pot } from './parts'
import { pictograms } from './pictograms'
import { PlantShapes, plantSizes } from './plant-shapes'
import { potWeights } from './pot-place'
import type { PartName, StampName } from './stamp'
import { TaskShapes } from './task-shapes'
import { TwinLeafShapes, twinAges } from './twin-leaf'
import { WeekLeaf, WeekSign } from './week-leaf'
import { leafStates, signedStates } from './week-path'

/** Renders the sprite: one cached SVG file. The bundler requires a size. */
export function Sprite() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" aria-hidden="true">
      {motifs.map((motif) => [
        named(`motif-${motif}`, pictograms[motif](paint('color', 2.8))),
        named(`task-${motif}`, <TaskShapes motif={motif} />),
        badgeKinds.map((kind) => [
          named(`badge-${kind}-${motif}`, <BadgeShapes motif={motif} kind={kind} />),
          named(`trace-${kind}-${motif}`, <BadgeShapes motif={motif} kind={kind} earned={false} />),
        ]),
      ])}
      {cheerArts.map((cheer) => named(`cheer-${cheer}`, cheerShapes[cheer](paint('color', 2.6))))}
      {plantSizes.map((size) => named(`plant-${size}`, <PlantShapes size={size} Flower={FamilyBloom} />))}
      {petalMarks.map((marks) => named(`flower-${marks}`, <FlowerShapes petals={toPetals(marks)} />))}
      {twinAges.map((age) => named(`twin-${age}`, <TwinLeafShapes age={age} />))}
      {leafStates.map((state) => named(`leaf-${state}`, <WeekLeaf state={state} />))}
      {signedStates.map((state) => named(`sign-${state}`, <WeekSign state={state} />))}
      {faceTones.map((tone) => named(`face-${tone}`, <FaceShapes tone={tone} />))}
      {named('lost-leaf', <LostLeafShapes />)}
      {named('bloom', <BloomShapes />)}
      {named('bowl', <BowlShapes />)}
      {named('head-plain', <FamilyBloom brush={paint('color', 4.4)} />)}
      {named('head-face', <FamilyBloom brush={paint('color', 3)} face />)}
      {potWeights.map((weight) =>
        named(`pot-${weight}`, <Pot brush={paint('color', weight / 10)} mood="none" />),
      )}
    </svg>
  )
}

function named(name: StampName | PartName, drawing: ReactNode) {
  return (
    <g key={name} id={name}>
      {drawing}
    </g>
  )
}
