import 'server-only'
import { createSemaphore, createWeightedSemaphore } from '@/lib/limits/semaphore'
import { DECODING_BUDGET } from './decoding-cost'

/** Three pictures are in work at once, one more than are usually decoded: the next one starts while the last is encoded. */
export const imageLimiter = createSemaphore({ concurrency: 3, maxQueued: 60 })

/** Decoders share one memory budget: two phone photos fit side by side, a picture that needs most of it decodes alone. */
export const decodingLimiter = createWeightedSemaphore({ capacity: DECODING_BUDGET, maxQueued: 3 })
