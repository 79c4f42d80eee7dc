import { request } from 'undici'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/support/demo'
import { Failure } from '../../scripts/support/failure'
import { PASSWORD } from './data/build'
import { buildEmail } from './data/families'
import { id } from './data/ids'
import { listVisitors } from './data/measured'

export type Visitor = {
  userId: string
  familyId: string
  email: string
  bearer: Record<string, string>
  cookie: Record<string, string>
}

export type Visitors = { families: Visitor[]; admin: Visitor }

export async function signInAll(base: string, families: number, count: number): Promise<Visitors> {
  const visitors: Visitor[] = []
  for (const family of listVisitors(families, count)) {
    const person = {
      userId: id('user', family * 2),
      familyId: id('family', family),
      email: buildEmail(family, 0),
    }
    visitors.push({ ...person, ...(await signIn(base, person.email, PASSWORD)) })
  }
  const email = DEMO_ACCOUNTS[0] ?? ''
  const admin = await signIn(base, email, DEMO_PASSWORD)
  const cookie = { cookie: `${admin.cookie.cookie}; brota_environment=admin` }
  return { families: visitors, admin: { userId: '', familyId: '', email, ...admin, cookie } }
}

async function signIn(base: string, email: string, password: string) {
  const { statusCode, headers, body } = await request(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const answer = (await body.json()) as { data: { token: string } }
  if (statusCode !== 200) throw new Failure(`${email} could not sign in: ${statusCode}`)
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  return {
    bearer: { authorization: `Bearer ${answer.data.token}` },
    cookie: { cookie: cookies.filter((cookie) => !cookie?.endsWith('=')).join('; ') },
  }
}
