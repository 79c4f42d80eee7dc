import { Fragment } from 'react'
import { BadgeShapes, badgeKinds } from './badge-art'
import { motifs } from './motifs'
import { paint } from './paint'
import { pictograms } from './pictograms'
import type { StampName } from './stamp'
import { TaskShapes } from './task-shapes'

/**
 * All drawings that differ by nothing but their motif, each under its name, in one file. A page names them instead of
 * holding them twice, as markup and as data; browsers keep the file. The colours are the page's own, so that they follow
 * its theme.
 */
export function Sprite() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" aria-hidden="true">
      {motifs.map((motif) => (
        <Fragment key={motif}>
          <g id={`motif-${motif}` satisfies StampName}>{pictograms[motif](paint('color', 2.8))}</g>
          <g id={`task-${motif}` satisfies StampName}>
            <TaskShapes motif={motif} />
          </g>
          {badgeKinds.map((kind) => (
            <Fragment key={kind}>
              <g id={`badge-${kind}-${motif}` satisfies StampName}>
                <BadgeShapes motif={motif} kind={kind} />
              </g>
              <g id={`trace-${kind}-${motif}` satisfies StampName}>
                <BadgeShapes motif={motif} kind={kind} earned={false} />
              </g>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </svg>
  )
}
