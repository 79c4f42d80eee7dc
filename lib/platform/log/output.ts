import 'server-only'
import pino from 'pino'

/** Milliseconds. */
const GATHERED = 50
const ENOUGH = 8192

type Output = {
  stream: ReturnType<typeof pino.destination>
  writeSoon: () => void
}

/** Global, because Next bundles this file several times. */
const processWide = globalThis as typeof globalThis & { brotaLogOutput?: Output }

/** Returns the buffered standard output; a killed process loses lines. */
export function output(): Output {
  processWide.brotaLogOutput ??= open()
  return processWide.brotaLogOutput
}

function open(): Output {
  const stream = pino.destination({ sync: true, minLength: ENOUGH })
  // `flushSync` retries forever on a closed pipe.
  process.once('exit', () => stream.flush())
  let isWaiting = false
  const writeSoon = () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      stream.flush()
    }, GATHERED)
  }
  return { stream, writeSoon }
}
