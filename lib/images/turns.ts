import 'server-only'
import { doorFor } from '@/lib/limits/crowd'

/**
 * Two pictures are decoded at once: a large one takes hundreds of megabytes, and threads that passwords need, too. What
 * is drawn of so few pixels as a preview needs no turn.
 */
export const inTurn = doorFor({ running: 2, waiting: 60 })
