/** Class names of the series, which differ in pattern as well as in color. */
export const SERIES = [
  'bg-leaf',
  'border-2 border-sky-ink bg-sky-tint bg-[repeating-linear-gradient(135deg,var(--sky-ink)_0_2px,transparent_2px_6px)]',
] as const

/** Class names of a withheld figure, whose height carries no information. */
export const WITHHELD = 'border-2 border-field border-dashed'
