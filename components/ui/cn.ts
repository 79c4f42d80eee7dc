import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true
const isTextSize = (value: string) => /^(xs|sm|base|lg|\d?xl|\[.*\])$/.test(value)
const isWholeCorner = (value: string) => !/^([trbl]{1,2}|[se]{1,2})(-|$)/.test(value)
const isFill = (value: string) => !value.startsWith('clip-')
const isBothGaps = (value: string) => !/^[xy]-/.test(value)

/**
 * Conflicting class groups that our components use. The library's default covers every class and adds 6 KiB to every
 * page.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'hidden'],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    size: [{ size: [any] }],
    w: [{ w: [any] }],
    h: [{ h: [any] }],
    minW: [{ 'min-w': [any] }],
    minH: [{ 'min-h': [any] }],
    maxW: [{ 'max-w': [any] }],
    maxH: [{ 'max-h': [any] }],
    p: [{ p: [any] }],
    px: [{ px: [any] }],
    py: [{ py: [any] }],
    pt: [{ pt: [any] }],
    pr: [{ pr: [any] }],
    pb: [{ pb: [any] }],
    pl: [{ pl: [any] }],
    m: [{ m: [any] }],
    mx: [{ mx: [any] }],
    my: [{ my: [any] }],
    mt: [{ mt: [any] }],
    mb: [{ mb: [any] }],
    gap: [{ gap: [isBothGaps] }],
    columns: [{ 'grid-cols': [any] }],
    items: [{ items: [any] }],
    justifyItems: [{ 'justify-items': [any] }],
    justify: [{ justify: ['start', 'end', 'center', 'between', 'around', 'evenly'] }],
    rounded: [{ rounded: ['', isWholeCorner] }],
    shadow: [{ shadow: [any] }],
    background: [{ bg: [isFill] }],
    textSize: [{ text: [isTextSize] }],
    textAlign: [{ text: ['left', 'center', 'right'] }],
    textWrap: [{ text: ['balance', 'pretty', 'wrap', 'nowrap'] }],
    textColor: [{ text: [any] }],
    weight: [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold'] }],
    leading: [{ leading: [any] }],
    overflow: [{ overflow: ['auto', 'hidden', 'visible', 'scroll', 'clip'] }],
    opacity: [{ opacity: [any] }],
    transition: [{ transition: ['', any] }],
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mb'],
    my: ['mt', 'mb'],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}))

/** Joins class names; the later of two conflicting ones wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
