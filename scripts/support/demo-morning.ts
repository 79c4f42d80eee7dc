import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import { Failure } from './failure'

/** Zone of the seeded family: its streak ends yesterday there. */
const SEED_ZONE = 'America/Sao_Paulo'

/** UTC-12 to UTC+14. */
const OFFSETS = Array.from({ length: 27 }, (_, index) => index - 12)

/** Moves the adult's family to its morning, limits its posts to the family and refuses its follow requests. */
export async function prepareFamily(home: string, cookie: string): Promise<void> {
  const request = createRequest(home, cookie)
  const { id, familyId } = await request<{ id: string; familyId: string }>('GET', '/auth/me')
  await request('PUT', `/user/${id}/privacy`, { feedPrivacy: 'private', showChildPhotos: false })
  await request('PUT', `/families/${familyId}`, { timezone: findMorningZone(new Date()) })
  const families = await request<{ id: string }[]>('GET', '/community/requests')
  for (const family of families) await request('DELETE', `/community/requests/${family.id}`)
}

/**
 * Returns a zone where it is morning on the seed's date.
 * @throws Failure if there is none
 */
function findMorningZone(now: Date): string {
  const date = localDateAt(now, SEED_ZONE)
  const zone = OFFSETS.map(toZone).find((name) => {
    const time = localTimeAt(now, name)
    return localDateAt(now, name) === date && time >= '07:00' && time < '12:00'
  })
  if (!zone)
    throw new Failure(`no time zone has a morning of ${date} now: run this before 20:00 in São Paulo`)
  return zone
}

/** Signs are inverted in these names. */
const toZone = (offset: number) => `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`

function createRequest(home: string, cookie: string) {
  return async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const response = await fetch(`${home}/api/v1${path}`, {
      method,
      headers: { cookie, origin: home, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Failure(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text || '{}').data
  }
}
