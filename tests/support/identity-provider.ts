import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'
import Provider from 'oidc-provider'

const REDIRECT = 'http://localhost:3000/api/auth/callback/google'

export type Person = { sub: string; email: string; email_verified: boolean; name: string }

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

async function createKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const common = { kid, alg: 'RS256', use: 'sig' }
  return {
    kid,
    privateKey,
    secretJwk: { ...(await exportJWK(privateKey)), ...common },
    jwk: { ...(await exportJWK(publicKey)), ...common },
  }
}

/**
 * Starts an OpenID Connect provider with two clients: `brota` and another site, `elsewhere`. `sign` makes an
 * ID token with any claims, `visit` signs in as a browser.
 */
export async function openIdentityProvider(redirect = REDIRECT, { claimsInIdToken = true } = {}) {
  const people = new Map<string, Person>()
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const scope = 'openid email profile'
  const firstKey = await createKey('first')
  let key = firstKey
  let visitor = ''
  const client = (id: string) => ({ client_id: id, client_secret: 'secret', redirect_uris: [redirect] })
  const provider: Provider = new Provider(issuer, {
    clients: [client('brota'), client('elsewhere')],
    jwks: { keys: [firstKey.secretJwk as never] },
    conformIdTokenClaims: !claimsInIdToken,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (ctx) => {
      const clientId = ctx.oidc.client?.clientId ?? ''
      const grant = new provider.Grant({ clientId, accountId: ctx.oidc.session?.accountId ?? '' })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_ctx, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: () => ({ ...person }) }
    },
  })
  const answer = provider.callback()
  const asked: string[] = []
  const instead = new Map<string, Handle>()
  server.on('request', async (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    asked.push(path)
    const other = instead.get(path)
    if (other) return other(request, response)
    if (path === '/jwks' && key !== firstKey) return sendJson(response, { keys: [key.jwk] })
    if (!path.startsWith('/interaction/')) return answer(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: visitor } })
  })

  function setVisitor(person: Person): void {
    people.set(person.sub, person)
    visitor = person.sub
  }

  async function visit(address: string, person: Person): Promise<string> {
    setVisitor(person)
    const jar = new Map<string, string>()
    let location = address
    while (location.startsWith(issuer)) {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const response = await fetch(location, { redirect: 'manual', headers: { cookie } })
      const next = response.headers.get('location')
      if (!next) throw new Error(`The provider answers ${response.status}: ${await response.text()}`)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      location = new URL(next, location).href
    }
    return location
  }

  async function tokens(person: Person, clientId = 'brota') {
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      ...{ client_id: clientId, redirect_uri: redirect, response_type: 'code', scope },
      ...{ code_challenge: sha256(verifier), code_challenge_method: 'S256' },
    })
    const back = new URL(await visit(`${issuer}/auth?${query}`, person))
    const body = new URLSearchParams({
      ...{ grant_type: 'authorization_code', code: back.searchParams.get('code') ?? '' },
      ...{ redirect_uri: redirect, code_verifier: verifier },
    })
    const authorization = `Basic ${Buffer.from(`${clientId}:secret`).toString('base64')}`
    const response = await fetch(`${issuer}/token`, { method: 'POST', headers: { authorization }, body })
    const received = (await response.json()) as { id_token: string; access_token: string }
    return { idToken: received.id_token, accessToken: received.access_token }
  }

  function sign(person: Person, claims: object = {}, header: Partial<JWTHeaderParameters> = {}) {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: issuer, aud: 'brota', iat: now, exp: now + 3600, ...person }
    const signer = new SignJWT({ ...usual, ...claims })
    return signer.setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(key.privateKey)
  }

  async function rotateKeys(kid: string): Promise<void> {
    key = await createKey(kid)
  }

  const publicKey = () => key.jwk
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { issuer, asked, instead, tokens, sign, rotateKeys, publicKey, setVisitor, visit, close }
}

export function sendJson(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
