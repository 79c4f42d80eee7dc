/** How a series is drawn: by its pattern as well as its colour. */
export const SERIES = [
  'bg-leaf',
  'border-2 border-sky-ink bg-sky-tint bg-[repeating-linear-gradient(135deg,var(--sky-ink)_0_2px,transparent_2px_6px)]',
] as const

/** What stands where a figure is withheld; its height says nothing. */
export const WITHHELD = 'border-2 border-field border-dashed'
