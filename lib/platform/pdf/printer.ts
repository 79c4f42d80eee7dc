import 'server-only'
import type { Worker } from 'node:worker_threads'
import { createSemaphore } from '@/lib/platform/concurrency/semaphore'
import { AppError } from '@/lib/platform/errors/app-error'
import { log } from '@/lib/platform/log/log'
import type { PrintedPart } from './print'

export type PrintJob = { about: { title: string; language: string }; parts: readonly PrintedPart[] }

export type Printed = { bytes: Uint8Array<ArrayBuffer> } | { error: unknown }

/** @throws AppError service_unavailable when many wait, this one takes too long, or its reader has gone */
export type Printer = (about: PrintJob['about'], parts: PrintJob['parts']) => Promise<Uint8Array<ArrayBuffer>>

const MAX_WAITING = 15
const MAX_SECONDS = 30
/** An idle thread's fonts and code take 80 MB. */
const IDLE_SECONDS = 60

/**
 * Creates printers that share a thread, because a layout takes seconds. An aborted document leaves the
 * queue.
 */
export function createPrinters(startThread: () => Worker): (signal: AbortSignal) => Printer {
  const limiter = createSemaphore({ concurrency: 1, maxQueued: MAX_WAITING })
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    void thread?.terminate()
    thread = undefined
  }
  const start = () => {
    const started = startThread()
    // Unhandled, it would end the server.
    started.on('error', (err) => log.error({ err }, 'the printing thread failed'))
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }
  const print = async (job: PrintJob) => {
    clearTimeout(idle)
    thread ??= start()
    try {
      const printed = await askThread(thread, job)
      if ('error' in printed) throw printed.error
      return printed.bytes
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, IDLE_SECONDS * 1000).unref()
    }
  }
  return (signal) => (about, parts) =>
    limiter(async () => {
      if (signal.aborted) throw new AppError('service_unavailable')
      return print({ about, parts })
    })
}

function askThread(thread: Worker, job: PrintJob): Promise<Printed> {
  return new Promise((resolve, reject) => {
    const stop = (reason: string) => () => {
      log.error({ reason }, 'a document was not printed')
      settle(() => reject(new AppError('service_unavailable')))
    }
    const onMessage = (printed: Printed) => settle(() => resolve(printed))
    const onError = stop('the thread failed')
    const onExit = stop('the thread ended')
    const timeout = setTimeout(stop('the document takes too long'), MAX_SECONDS * 1000)
    const settle = (finish: () => void) => {
      clearTimeout(timeout)
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
      // An idle thread does not keep the process.
      thread.unref()
      finish()
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.ref()
    thread.postMessage(job)
  })
}
