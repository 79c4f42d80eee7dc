import { createEnv } from '@t3-oss/env-core'
import { z } from 'zod'
import { missingFor, STORAGE_NAMES } from './storage'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

const issuer = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

/** Treats empty strings as unset: `VARIABLE= npm start` and compose files mean that. */
function present(source: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Checks if a token decodes to UploadThing's key, app and regions. */
function isUploadThingToken(token: string): boolean {
  try {
    const { apiKey, appId, regions } = JSON.parse(Buffer.from(token, 'base64').toString())
    return [apiKey, appId, regions?.[0]].every((part) => typeof part === 'string')
  } catch {
    return false
  }
}

/**
 * Reads and validates the environment.
 * @throws Error with one line that names every invalid variable
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  return createEnv({
    server: {
      NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
      DATABASE_URL: z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')
        .optional(),
      DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
      PORT: z.coerce.number().int().min(1).max(65535).default(3000),
      HOST: z.string().optional(),
      APP_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
      APP_TIMEZONE: z.string().refine(isTimeZone, 'must be an IANA time zone').default('UTC'),
      BROTA_DATA_DIR: z.string().default('.data'),
      AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
      SEED_DEMO: flag,
      TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
      SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' }).optional(),
      MAIL_FROM: z.string().min(3).default('Brota <no-reply@brota.example>'),
      REQUIRE_VERIFIED_EMAIL: flag,
      REQUIRE_ADMIN_SECOND_FACTOR: flag,
      GOOGLE_CLIENT_ID: z.string().optional(),
      GOOGLE_CLIENT_SECRET: z.string().optional(),
      GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
      GOOGLE_AUDIENCES: list,
      APPLE_CLIENT_ID: z.string().optional(),
      APPLE_CLIENT_SECRET: z.string().optional(),
      APPLE_ISSUER: issuer.default('https://appleid.apple.com'),
      APPLE_AUDIENCES: list,
      FACEBOOK_CLIENT_ID: z.string().optional(),
      FACEBOOK_CLIENT_SECRET: z.string().optional(),
      FACEBOOK_ISSUER: issuer.default('https://www.facebook.com'),
      FACEBOOK_AUDIENCES: list,
      STORAGE_DRIVER: z.enum(STORAGE_NAMES).default('folder'),
      S3_ENDPOINT: issuer.optional(),
      S3_REGION: z.string().default('us-east-1'),
      S3_BUCKET: z.string().optional(),
      S3_ACCESS_KEY_ID: z.string().optional(),
      S3_SECRET_ACCESS_KEY: z.string().optional(),
      S3_PREFIX: z
        .string()
        .regex(/^[\w./-]{1,200}$/, 'must consist of letters, digits and ._-/')
        .optional(),
      UPLOADTHING_TOKEN: z
        .string()
        .refine(isUploadThingToken, 'must be a token as the dashboard shows it')
        .optional(),
      UPLOADTHING_API_URL: issuer.optional(),
      UPLOADTHING_INGEST_URL: issuer.optional(),
      BACKUP_DIR: z.string().optional(),
      BACKUP_KEEP: z.coerce.number().int().min(0).max(10_000).default(7),
      RETENTION_AUDIT_DAYS: z.coerce.number().int().min(0).max(36_500).default(730),
      METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
      LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    },
    createFinalSchema: (shape) =>
      z.object(shape).superRefine((variables, context) => {
        const { STORAGE_DRIVER: name } = variables
        for (const variable of missingFor(name, variables)) {
          const message = `is missing, STORAGE_DRIVER=${name} needs it`
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

/** Returns the app's public address, without a slash at the end. */
export function appUrl(): string {
  return (env().APP_URL ?? `http://localhost:${env().PORT}`).replace(/\/+$/, '')
}

/** Sets the public address for next-auth, which reads the environment only. */
export function setNextAuthUrl(): void {
  Object.assign(process.env, { NEXTAUTH_URL: `${appUrl()}/api/auth` })
}
