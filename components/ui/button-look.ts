export const BUTTON =
  'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-full font-bold transition-[background-color,border-color,color,transform] duration-200 active:translate-y-px disabled:active:translate-y-0 [&_svg]:shrink-0'
/** Disabled filled buttons: readable, flat and outlined. */
export const FLAT = 'off:bg-muted off:text-soft off:inset-ring-2 off:inset-ring-line'
export const PRIMARY = `bg-leaf text-on-leaf hover:bg-leaf-deep ${FLAT}`
export const MEDIUM = 'min-h-12 px-6 py-2 text-base [&_svg]:size-5'
