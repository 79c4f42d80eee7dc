import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export type Person = { sub: string; email: string; email_verified: boolean; name: string }

/** A real OpenID Connect provider on loopback; `accessToken` is what a client holds after signing in there. */
export async function openIdentityProvider() {
  const people = new Map<string, Person>()
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'brota', client_secret: 'secret', redirect_uris: ['http://localhost/back'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_ctx, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: () => ({ ...person }) }
    },
  })
  server.on('request', provider.callback())

  async function accessToken(person: Person): Promise<string> {
    people.set(person.sub, person)
    const client = await provider.Client.find('brota')
    if (!client) throw new Error('The client is not known')
    const scope = 'openid email profile'
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

  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { issuer, accessToken, close }
}
