import 'server-only'
import { createSemaphore, createWeightedSemaphore } from '@/lib/platform/concurrency/semaphore'
import { DECODING_BUDGET } from './decoding-cost'

/** Three concurrent pictures, one more than are usually decoded: the next one starts while the last is encoded. */
export const imageLimiter = createSemaphore({ concurrency: 3, maxQueued: 60 })

/** Weighted by memory: two phone photos fit together, a very large picture decodes alone. */
export const decodingLimiter = createWeightedSemaphore({ capacity: DECODING_BUDGET, maxQueued: 3 })
