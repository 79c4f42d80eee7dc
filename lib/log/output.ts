import 'server-only'
import pino from 'pino'

/** Lines are gathered for so long, in milliseconds, or to so many bytes: writing one takes as long as writing many. */
const GATHERED = 50
const ENOUGH = 8192

type Output = {
  stream: ReturnType<typeof pino.destination>
  /** Writes what is gathered within a moment. */
  writeSoon: () => void
}

/** Next bundles parts of the product apart from each other; lines of two outputs could end up in each other. */
const processWide = globalThis as typeof globalThis & { brotaLogOutput?: Output }

/** Standard output, where nothing of a line is lost but by a process that is killed outright. */
export function output(): Output {
  processWide.brotaLogOutput ??= open()
  return processWide.brotaLogOutput
}

function open(): Output {
  const stream = pino.destination({ sync: true, minLength: ENOUGH })
  // Not `flushSync`, which tries for ever when nobody reads any more.
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
