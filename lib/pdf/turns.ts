import 'server-only'
import { doorFor } from '@/lib/limits/crowd'

/** Setting pages keeps the processor from everything else, so that those who print take turns. */
export const inTurn = doorFor({ running: 2, waiting: 40 })
