import { parentPort } from 'node:worker_threads'
import { printedDrawings } from '@/components/challenges/printed-drawings'
import { printPdf } from '@/lib/platform/pdf/print'
import type { Printed, PrintJob } from '@/lib/platform/pdf/printer'

parentPort?.on('message', async ({ about, parts }: PrintJob) => {
  const printed: Printed = await printPdf(about, parts, printedDrawings).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error }),
  )
  parentPort?.postMessage(printed)
})
