import 'server-only'
import { doorFor } from '@/lib/limits/crowd'

/**
 * Three pictures are at hand at once, one more than are decoded: between the steps of two, nobody would draw. One of the
 * engine's four threads is left to passwords, files and tokens.
 */
export const inTurn = doorFor({ running: 3, waiting: 60 })

/**
 * Two of them are decoded at once: a large one takes hundreds of megabytes until few of its pixels are left. Only for who is at
 * hand, so that there is room for whoever waits.
 */
export const whileDecoding = doorFor({ running: 2, waiting: 1 })
