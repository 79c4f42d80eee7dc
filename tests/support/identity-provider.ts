import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Where browsers come back to. */
const REDIRECT = 'http://localhost:3000/api/auth/callback/google'

export type Person = { sub: string; email: string; email_verified: boolean; name: string }

/**
 * A real OpenID Connect provider on loopback. `accessToken` is what a client holds after signing in there; `visit` is
 * a browser that goes to its page, is signed in as the person at once, and is told where to go back to.
 */
export async function openIdentityProvider() {
  const people = new Map<string, Person>()
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const scope = 'openid email profile'
  let visitor = ''
  const provider: Provider = new Provider(issuer, {
    clients: [{ client_id: 'brota', client_secret: 'secret', redirect_uris: [REDIRECT] }],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async (ctx) => {
      const grant = new provider.Grant({ clientId: 'brota', accountId: ctx.oidc.session?.accountId ?? '' })
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
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: visitor } })
  })

  async function accessToken(person: Person): Promise<string> {
    people.set(person.sub, person)
    const client = await provider.Client.find('brota')
    if (!client) throw new Error('The client is not known')
    const grant = new provider.Grant({ clientId: 'brota', accountId: person.sub })
    grant.addOIDCScope(scope)
    const grantId = await grant.save()
    const token = new provider.AccessToken({
      accountId: person.sub,
      client,
      grantId,
      scope,
      gty: 'code',
    } as never)
    return token.save()
  }

  async function visit(address: string, person: Person): Promise<string> {
    people.set(person.sub, person)
    visitor = person.sub
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

  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { issuer, accessToken, visit, close }
}
