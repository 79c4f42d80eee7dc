import type { ReactNode } from 'react'
import { darken, hue, paint } from './paint'
import { Leaf, leafPath, leafVein } from './parts'
import type { LeafState, SignedState } from './week-path'

const brush = paint('color', 3)

/** Draws a day's leaf from 0,0 to the upper right. States also differ in shape or sign. */
export function WeekLeaf({ state }: { state: LeafState }) {
  if (state === 'done') return <Leaf brush={brush} />
  if (state === 'today') return <Leaf brush={brush} fill={hue.sun} edge={darken(hue.sun, 62)} />
  if (state === 'rest')
    return <Leaf brush={brush} fill="var(--sky-tint)" edge={darken(hue.sky, 25)} ribs={false} />
  if (state === 'late') return <Leaf brush={brush} fill="var(--coral-tint)" edge={hue.coral} ribs={false} />
  if (state === 'missed') {
    return (
      <>
        <path d={leafPath} {...brush.shape('none', hue.coral)} />
        <path d={`${leafVein}M24 -7L30 -17M42 -13L49 -24M32 -9L42 -4`} {...brush.line(hue.coral, 2.4)} />
      </>
    )
  }
  if (state === 'future') {
    return (
      <>
        <path d={leafPath} {...brush.ghost()} />
        <path d={leafVein} {...brush.line(hue.ghost, 2)} opacity="0.6" />
      </>
    )
  }
  return <path d="M0 0C2 -9 11 -14 19 -11C19 -2 10 5 0 0Z" {...brush.shape(hue.leaf)} />
}

/** Draws a state's sign, always upright. */
export function WeekSign({ state }: { state: SignedState }) {
  if (state === 'done') {
    return (
      <Disc>
        <path d="M-6 0.5L-1.5 5L6.5 -4.5" {...brush.line(hue.done, 3.6)} />
      </Disc>
    )
  }
  if (state === 'rest') {
    return (
      <Disc>
        <path d="M1.5 -7A7.2 7.2 0 1 0 7 3A6 6 0 0 1 1.5 -7Z" fill={hue.rest} />
      </Disc>
    )
  }
  return (
    <Disc>
      <path
        d="M-8 -3.5Q-8 -5 -6.5 -5H-4L-2.5 -7H2.5L4 -5H6.5Q8 -5 8 -3.5V4.5Q8 6 6.5 6H-6.5Q-8 6 -8 4.5Z"
        fill={state === 'today' ? hue.today : hue.late}
      />
      <circle cy="0.5" r="2.8" fill={hue.paper} />
    </Disc>
  )
}

function Disc({ children }: { children: ReactNode }) {
  return (
    <>
      <circle r="13.5" fill={hue.paper} />
      {children}
    </>
  )
}
