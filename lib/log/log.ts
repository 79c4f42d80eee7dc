import 'server-only'
import pino from 'pino'
import { readEnv } from '@/lib/config/env'
import { currentCall } from './call'
import { output } from './output'
import { redactError } from './redact-error'

const TROUBLE = pino.levels.values.warn ?? 0
const { stream, writeSoon } = output()

/**
 * Structured log to standard output, one JSON object a line; those of a call carry its `requestId`. Errors go under
 * `err` and are told without values. Never hand it e-mails, names, addresses, tokens or what people have written.
 */
export const log = pino(
  {
    // Read apart from `env()`, which keeps what it finds: commands complete the environment after this is loaded.
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
      // Lines that tell of trouble are not held back.
      logMethod(said, write, level) {
        write.apply(this, said)
        if (level >= TROUBLE) stream.flush()
        else writeSoon()
      },
    },
  },
  stream,
)
