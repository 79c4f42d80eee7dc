import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const twMerge = extendTailwindMerge({
  extend: { theme: { shadow: ['soft'], radius: ['field', 'card', 'sheet'] } },
})

/** Joins class names; the later of two conflicting ones wins. */
export function cn(...inputs: ClassValue[]) {
  return twMerge(clsx(inputs))
}
