import 'server-only'
import { createSemaphore, createWeightedSemaphore } from '@/lib/platform/concurrency/semaphore'
import { DECODING_BUDGET } from './decoding-cost'

/** Three, so that one can start while another is encoded. */
export const imageLimiter = createSemaphore({ concurrency: 3, maxQueued: 60 })

/** Weighted by memory: a very large picture decodes alone. */
export const decodingLimiter = createWeightedSemaphore({ capacity: DECODING_BUDGET, maxQueued: 3 })
