import 'server-only'
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { z } from 'zod'
import { AppError } from '@/lib/platform/errors/app-error'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { getProviderSettings, type Provider, type ProviderPerson, parseProviderPerson } from './provider'

const TIMEOUT_MS = 5_000

const DISCOVERY_MAX_AGE_MS = 3_600_000

/** Asymmetric only: no tokens without signature or with a public key as HMAC secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const discoveryDocument = z.object({ issuer: z.url(), jwks_uri: z.url({ protocol: /^https?$/ }) })

type Publisher = { issuer: string; getKey: JWTVerifyGetKey }

const publishers = new Map<string, { readAt: number; publisher: Promise<Publisher> }>()

/**
 * Verifies a provider's ID token and returns its person. The token can be replayed until it expires, because only
 * our own page could send a nonce.
 * @throws AppError provider_not_configured; login_error_google_failed without keys in time;
 * login_error_credentials
 */
export async function verifyIdToken(provider: Provider, idToken: string): Promise<ProviderPerson> {
  const { clientId, audiences, issuer } = getProviderSettings(provider)
  if (!clientId || !issuer) throw new AppError('provider_not_configured')
  assertIssuedToUs(idToken, audiences)
  const payload = await withTimeout(verifyAtIssuer(idToken, issuer, audiences)).catch((cause) => {
    if (isTokenFault(cause)) throw new AppError('login_error_credentials', { cause })
    // The next sign-in fetches the keys again.
    publishers.delete(issuer)
    throw new AppError('login_error_google_failed', { cause })
  })
  const person = parseProviderPerson(payload)
  if (!person) throw new AppError('login_error_credentials')
  return person
}

/** The authorized party (`azp`) must be ours, or another site's token would pass. */
function assertIssuedToUs(idToken: string, audiences: string[]): void {
  const read = readUnverified(idToken)
  if (!read) throw new AppError('login_error_credentials')
  const { alg, typ, aud, azp } = read
  const parties = [aud ?? [], azp ?? []].flat()
  const isOurs =
    [aud ?? []].flat().length > 0 && parties.every((party) => audiences.includes(party as string))
  const isIdToken = typ === undefined || typ.toUpperCase() === 'JWT'
  if (!isOurs || !isIdToken || !ALGORITHMS.includes(alg ?? '')) throw new AppError('login_error_credentials')
}

function readUnverified(idToken: string) {
  try {
    const { alg, typ } = decodeProtectedHeader(idToken)
    const { aud, azp } = decodeJwt(idToken)
    return { alg, typ: typ === undefined ? typ : String(typ), aud, azp }
  } catch {
    return null
  }
}

async function verifyAtIssuer(idToken: string, issuer: string, audiences: string[]): Promise<JWTPayload> {
  const publisher = await findPublisher(issuer)
  const { payload } = await jwtVerify(idToken, publisher.getKey, {
    issuer: publisher.issuer,
    audience: audiences,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'iat', 'sub'],
  })
  return payload
}

/** jose refetches keys for an unknown one, at most every 30 s. */
function findPublisher(issuer: string): Promise<Publisher> {
  const known = publishers.get(issuer)
  // A clock that was set back must not extend the cache.
  if (known && Math.abs(Date.now() - known.readAt) < DISCOVERY_MAX_AGE_MS) return known.publisher
  const publisher = runDetached(() => discover(issuer))
  publishers.set(issuer, { readAt: Date.now(), publisher })
  return publisher
}

async function discover(issuer: string): Promise<Publisher> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The discovery document answers ${response.status}`)
  const found = discoveryDocument.parse(await response.json())
  if (found.issuer.replace(/\/+$/, '') !== issuer)
    throw new Error('The discovery document has another issuer')
  const keys = new URL(found.jwks_uri)
  if (issuer.startsWith('https:') && keys.protocol !== 'https:')
    throw new Error('The keys are not behind TLS')
  return { issuer: found.issuer, getKey: createRemoteJWKSet(keys, { timeoutDuration: TIMEOUT_MS }) }
}

/** Separates errors of the token from those of fetching keys. */
function isTokenFault(error: unknown): boolean {
  const isFetching =
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || isGeneric(error)
  return error instanceof errors.JOSEError && !isFetching
}

function isGeneric(error: unknown): boolean {
  return error instanceof errors.JOSEError && error.code === errors.JOSEError.code
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider took too long')), TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
