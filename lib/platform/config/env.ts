import { createEnv } from '@t3-oss/env-core'
import { z } from 'zod'
import { readSecretFiles } from './secret-files'
import { listMissingVariables, S3_KEYS } from './storage'
import { ACCOUNTS, MAIL, PROVIDERS } from './variables/accounts'
import { DATA } from './variables/data'
import { STORAGE } from './variables/files'
import { OPERATION } from './variables/operation'
import { OPERATOR } from './variables/operator'
import { SERVER } from './variables/server'

const VARIABLES = {
  ...SERVER,
  ...DATA,
  ...MAIL,
  ...OPERATOR,
  ...ACCOUNTS,
  ...PROVIDERS,
  ...STORAGE,
  ...OPERATION,
}

/** `VARIABLE= npm start` and compose files mean unset. */
function present(source: Record<string, string | undefined>): Record<string, string | undefined> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  return { ...readSecretFiles(set, VARIABLES), ...set }
}

/** @throws Error with one line that names all invalid variables */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  return createEnv({
    server: VARIABLES,
    createFinalSchema: (shape) =>
      z.object(shape).superRefine((variables, context) => {
        const { STORAGE_DRIVER: name } = variables
        for (const variable of listMissingVariables(name, variables)) {
          const message = `is missing, STORAGE_DRIVER=${name} needs it`
          context.addIssue({ code: 'custom', path: [variable], message })
        }
        for (const message of findPasswordProblems(variables)) {
          context.addIssue({ code: 'custom', path: ['PASSWORD_SIGN_IN'], message })
        }
        if (!variables.BACKUP_COPY_TO?.startsWith('s3://')) return
        for (const variable of S3_KEYS.filter((key) => variables[key] === undefined)) {
          const message = 'is missing, BACKUP_COPY_TO needs it'
          context.addIssue({ code: 'custom', path: [variable], message })
        }
      }),
    runtimeEnv: present(source),
    isServer: true,
    onValidationError: (issues) => {
      const faults = issues.map((issue) => `${issue.path?.join('.') ?? '?'} ${issue.message}`)
      throw new Error(`The environment is not usable: ${faults.join('; ')}`)
    },
  })
}

export type Env = ReturnType<typeof readEnv>

let cached: Env | undefined

/** Returns the validated environment, cached. */
export function env(): Env {
  cached ??= readEnv()
  return cached
}

/** Returns the public address, without a slash at the end. */
export function appUrl(): string {
  return (env().APP_URL ?? `http://localhost:${env().PORT}`).replace(/\/+$/, '')
}

export function setNextAuthUrl(): void {
  Object.assign(process.env, { NEXTAUTH_URL: `${appUrl()}/api/auth` })
}

const PROVIDER_NAMES = ['GOOGLE', 'APPLE', 'FACEBOOK', 'OIDC'] as const

type SignInVariables = {
  PASSWORD_SIGN_IN: 'on' | 'off'
  REQUIRE_ADMIN_SECOND_FACTOR: boolean
  OIDC_ISSUER?: string | undefined
} & { [Name in `${(typeof PROVIDER_NAMES)[number]}_CLIENT_${'ID' | 'SECRET'}`]?: string | undefined }

/** Returns the gaps of a sign-in without passwords. */
function findPasswordProblems(variables: SignInVariables): string[] {
  if (variables.PASSWORD_SIGN_IN === 'on') return []
  const hasProvider = PROVIDER_NAMES.some(
    (name) =>
      variables[`${name}_CLIENT_ID`] &&
      variables[`${name}_CLIENT_SECRET`] &&
      (name !== 'OIDC' || variables.OIDC_ISSUER),
  )
  return [
    ...(hasProvider ? [] : ['is off, but no provider for sign-in is configured']),
    ...(variables.REQUIRE_ADMIN_SECOND_FACTOR
      ? ['is off, so REQUIRE_ADMIN_SECOND_FACTOR must be 0: your provider asks for the second factor']
      : []),
  ]
}
