import { createEnv } from '@t3-oss/env-core'
import { z } from 'zod'

/** Tries per window; 0 disables the limit. */
const limit = (usual: number) => z.coerce.number().int().min(0).max(1_000_000).default(usual)

/** Reads and validates the rate limits. @throws Error with one line that names every invalid variable */
function readLimits(source: NodeJS.ProcessEnv) {
  return createEnv({
    server: {
      RATE_LIMIT_LOGIN: limit(10),
      RATE_LIMIT_ACCOUNT: limit(100),
      RATE_LIMIT_REGISTER: limit(30),
      RATE_LIMIT_JOIN: limit(20),
      RATE_LIMIT_FORGOT: limit(5),
      RATE_LIMIT_MAIL: limit(30),
      RATE_LIMIT_UPLOAD: limit(120),
      RATE_LIMIT_COMMENT: limit(60),
      RATE_LIMIT_REPORT: limit(30),
      RATE_LIMIT_EXPORT: limit(10),
      RATE_LIMIT_PRINT: limit(60),
    },
    runtimeEnv: source,
    emptyStringAsUndefined: true,
    isServer: true,
    onValidationError: (issues) => {
      const faults = issues.map((issue) => `${issue.path?.join('.') ?? '?'} ${issue.message}`)
      throw new Error(`The environment is not usable: ${faults.join('; ')}`)
    },
  })
}

let cached: ReturnType<typeof readLimits> | undefined

/** Returns the rate limits of this process, cached. */
export function limits(): ReturnType<typeof readLimits> {
  cached ??= readLimits(process.env)
  return cached
}
