import { createEnv } from '@t3-oss/env-core'
import { LIMITS } from './variables/limits'

function readLimits(source: NodeJS.ProcessEnv) {
  return createEnv({
    server: LIMITS,
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

export function limits(): ReturnType<typeof readLimits> {
  cached ??= readLimits(process.env)
  return cached
}
