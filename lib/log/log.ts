import 'server-only'
import pino from 'pino'
import { env } from '@/lib/config/env'

/** Structured log to standard output. Never hand it e-mails, names, tokens or photo contents. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ['*.password', '*.token', '*.email', 'headers.authorization', 'headers.cookie'],
    remove: true,
  },
})
