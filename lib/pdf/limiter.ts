import 'server-only'
import { createSemaphore } from '@/lib/limits/semaphore'

/** Laying out pages keeps the processor from everything else: one document at a time. */
export const pdfLimiter = createSemaphore({ concurrency: 1, maxQueued: 40 })
