import 'server-only'
import pino from 'pino'
import { readEnv } from '@/lib/platform/config/env'
import { currentCall } from './call'
import { redactError } from './redact-error'

/** Milliseconds. */
const GATHERED = 50
const ENOUGH = 8192

type Output = {
  stream: ReturnType<typeof pino.destination>
  writeSoon: () => void
}

/** Global, because Next bundles this file several times. */
const processWide = globalThis as typeof globalThis & { brotaLogOutput?: Output }

/** Opens the buffered standard output; a killed process loses lines. */
function openOutput(): Output {
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

const TROUBLE = pino.levels.values.warn ?? 0
processWide.brotaLogOutput ??= openOutput()
const { stream, writeSoon } = processWide.brotaLogOutput

/** Structured log; errors under `err`. Never log e-mails, names, addresses, tokens or user content. */
export const log = pino(
  {
    // `env()` would cache before commands complete the environment.
    level: readEnv().LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: (error: unknown) => redactError(error) },
    mixin: () => {
      const call = currentCall()
      return call ? { requestId: call.id } : {}
    },
    hooks: {
      logMethod(said, write, level) {
        write.apply(this, said)
        if (level >= TROUBLE) stream.flush()
        else writeSoon()
      },
    },
  },
  stream,
)
