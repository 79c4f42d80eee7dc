import 'server-only'
import pino from 'pino'
import { readEnv } from '@/lib/platform/config/env'
import { currentCall } from './call'
import { output } from './output'
import { redactError } from './redact-error'

const TROUBLE = pino.levels.values.warn ?? 0
const { stream, writeSoon } = output()

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
