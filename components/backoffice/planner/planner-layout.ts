export const libraryClass = 'w-full shrink-0 border-line md:w-60 md:border-r min-[87.5rem]:w-72'

/** Days in one column on a phone, seven columns on wide screens. */
export const boardClass =
  'grid min-w-0 flex-1 auto-rows-[minmax(7rem,auto)] gap-2 sm:grid-cols-2 lg:grid-cols-4 min-[75rem]:grid-cols-7'
