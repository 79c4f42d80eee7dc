import { Worker } from 'node:worker_threads'
import { createPrinters } from '@/lib/platform/pdf/printer'

export const createPrinter = createPrinters(() => new Worker(new URL('./printer-thread.ts', import.meta.url)))
