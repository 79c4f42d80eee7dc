import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv } from '@/lib/platform/config/env'
import { secrets } from '../../scripts/support/configuration-page'

const folder = mkdtempSync(path.join(tmpdir(), 'brota-secrets-'))
const SECRET = 'a secret that has more than 32 characters'

function secretFile(content: string): string {
  const file = path.join(folder, String(Math.random()))
  writeFileSync(file, content)
  return file
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('a secret in a file', () => {
  it('is read without its trailing line break', () => {
    expect(readEnv({ AUTH_SECRET_FILE: secretFile(`${SECRET}\n`) }).AUTH_SECRET).toBe(SECRET)
  })

  it('is overridden by the variable', () => {
    const own = SECRET.toUpperCase()
    expect(readEnv({ AUTH_SECRET: own, AUTH_SECRET_FILE: secretFile(SECRET) }).AUTH_SECRET).toBe(own)
  })

  it('is validated like the variable', () => {
    expect(() => readEnv({ AUTH_SECRET_FILE: secretFile('short') })).toThrow('AUTH_SECRET must have 32')
  })

  it.each([
    ['is missing', '/nowhere/secret', 'cannot be read: ENOENT'],
    ['is empty', secretFile('\n'), 'is empty'],
  ])('that %s stops the start with an error of one line', (_, file, reason) => {
    expect(() => readEnv({ SMTP_URL_FILE: file })).toThrow(`SMTP_URL_FILE names ${file}, which ${reason}`)
  })

  it('is supported for every secret, and for no other variable', () => {
    expect(secrets()).toEqual([
      'AUTH_SECRET',
      'DATABASE_URL',
      'SMTP_URL',
      'GOOGLE_CLIENT_SECRET',
      'APPLE_CLIENT_SECRET',
      'FACEBOOK_CLIENT_SECRET',
      'OIDC_CLIENT_SECRET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'UPLOADTHING_TOKEN',
      'METRICS_TOKEN',
    ])
    expect(readEnv({ APP_URL_FILE: secretFile('https://brota.example') }).APP_URL).toBeUndefined()
  })
})
