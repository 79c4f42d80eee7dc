import type { ReactNode } from 'react'
import type { Motif } from './motifs'
import { darken, hue, type Paint } from './paint'

/** Small pictures, about 40 wide, centred on 0,0. */
export const pictograms: Record<Motif, (b: Paint) => ReactNode> = {
  water: (b) => (
    <>
      <path d="M0 -21C6 -11 15 -4 15 6A15 15 0 0 1 -15 6C-15 -4 -6 -11 0 -21Z" {...b.shape(hue.sky)} />
      <path d="M-7 7Q-6 13 0 14" {...b.line(hue.paper, 3.4)} />
    </>
  ),
  fruit: (b) => (
    <>
      <path
        d="M0 -8C-6 -13 -18 -11 -18 3C-18 13 -9 20 -4 18Q0 16 4 18C9 20 18 13 18 3C18 -11 6 -13 0 -8Z"
        {...b.shape(hue.coral)}
      />
      <path d="M0 -9Q0 -14 2 -17" {...b.line()} />
      <path d="M3 -15C6 -22 13 -22 16 -20C14 -14 9 -12 3 -15Z" {...b.shape(hue.leaf)} />
    </>
  ),
  sun: (b) => (
    <>
      <path
        d="M0 -15V-21M0 15V21M-15 0H-21M15 0H21M-10.6 -10.6L-14.8 -14.8M10.6 -10.6L14.8 -14.8M-10.6 10.6L-14.8 14.8M10.6 10.6L14.8 14.8"
        {...b.line(darken(hue.sun))}
      />
      <circle r="9.5" {...b.shape(hue.sun)} />
    </>
  ),
  sleep: (b) => (
    <>
      <path d="M3 -18A18.5 18.5 0 1 0 18 7A14.5 14.5 0 0 1 3 -18Z" {...b.shape(hue.sun)} />
      <path d="M13 -16L15 -11L20 -9L15 -7L13 -2L11 -7L6 -9L11 -11Z" {...b.shape(hue.berry)} />
    </>
  ),
  move: (b) => (
    <>
      <path
        d="M-20 -9C-15 -6 -10 -8 -8 -14L-1 -15C2 -7 9 -3 16 -1C20 0 21 3 21 6L-20 6Z"
        {...b.shape(hue.leaf)}
      />
      <path d="M-20 6H21V9Q21 13 17 13H-16Q-20 13 -20 9Z" {...b.shape(hue.paper)} />
      <path d="M0 -6L-5 -3M5 -3L1 1" {...b.line()} />
    </>
  ),
  teeth: (b) => (
    <>
      <path
        d="M-13 -16C-8 -20 -3 -16 0 -14C3 -16 8 -20 13 -16C19 -10 14 1 12 8C11 15 9 20 6 19C2 18 4 6 0 6C-4 6 -2 18 -6 19C-9 20 -11 15 -12 8C-14 1 -19 -10 -13 -16Z"
        {...b.shape(hue.paper)}
      />
      <path d="M-9 -8Q-9 -11 -6 -12" {...b.line(hue.sky, 3)} />
    </>
  ),
  heart: (b) => (
    <path
      d="M0 18C-24 4 -23 -16 -11 -16C-5 -16 0 -12 0 -7C0 -12 5 -16 11 -16C23 -16 24 4 0 18Z"
      {...b.shape(hue.berry)}
    />
  ),
  book: (b) => (
    <>
      <path
        d="M0 -10C-6 -16 -15 -16 -21 -14V11C-15 9 -6 9 0 15C6 9 15 9 21 11V-14C15 -16 6 -16 0 -10Z"
        {...b.shape(hue.coral)}
      />
      <path d="M0 -10V15M-14 -7Q-9 -7 -6 -5M-14 0Q-9 0 -6 2M14 -7Q9 -7 6 -5M14 0Q9 0 6 2" {...b.line()} />
    </>
  ),
  sprout: (b) => (
    <>
      <path d="M0 18V0" {...b.line(darken(hue.leaf, 42), 4.5)} />
      <path d="M-1 2C-14 3 -19 -4 -19 -14C-8 -15 0 -9 -1 2Z" {...b.shape(hue.leaf)} />
      <path d="M1 -3C0 -14 7 -20 19 -20C19 -9 12 -2 1 -3Z" {...b.shape(hue.leaf)} />
    </>
  ),
  star: (b) => (
    <path
      d="M0 -20L6 -7L20 -5.5L9.5 4.5L12.5 18.5L0 11.5L-12.5 18.5L-9.5 4.5L-20 -5.5L-6 -7Z"
      {...b.shape(hue.sun)}
    />
  ),
  camera: (b) => (
    <>
      <path
        d="M-21 -7Q-21 -11 -17 -11H-10L-7 -16H7L10 -11H17Q21 -11 21 -7V11Q21 15 17 15H-17Q-21 15 -21 11Z"
        {...b.shape(hue.sky)}
      />
      <circle cy="2" r="8" {...b.shape(hue.paper)} />
      <circle cx="15" cy="-6" r="1.6" fill={b.outline ? 'currentColor' : hue.line} />
    </>
  ),
  streak: (b) => (
    <>
      <path
        d="M3 -22C4 -13 16 -8 16 5A16 16 0 0 1 -16 5C-16 -3 -12 -7 -9 -12C-7 -8 -5 -7 -3 -8C-4 -13 -2 -19 3 -22Z"
        {...b.shape(hue.coral)}
      />
      <path d="M0 20A8 8 0 0 1 -8 12C-8 6 -2 5 0 -1C3 4 8 6 8 12A8 8 0 0 1 0 20Z" {...b.shape(hue.sun)} />
    </>
  ),
  friends: (b) => (
    <>
      <circle cx="-10" cy="-9" r="7.5" {...b.shape(hue.sun)} />
      <circle cx="10" cy="-9" r="7.5" {...b.shape(hue.sky)} />
      <path d="M-21 16V13A11 11 0 0 1 -1 9V16Z" {...b.shape(hue.berry)} />
      <path d="M1 16V9A11 11 0 0 1 21 13V16Z" {...b.shape(hue.leaf)} />
    </>
  ),
  leaf: (b) => (
    <>
      <path d="M-15 15C-24 -4 -10 -19 19 -19C20 8 5 22 -15 15Z" {...b.shape(hue.leaf)} />
      <path d="M-20 21L8 -8M-7 8V-3M0 1H10" {...b.line(darken(hue.leaf, 42))} />
    </>
  ),
}
