import { Worker } from 'node:worker_threads'
import { createPrinter } from '@/lib/platform/pdf/printer'

export const print = createPrinter(() => new Worker(new URL('./printer-thread.ts', import.meta.url)))
