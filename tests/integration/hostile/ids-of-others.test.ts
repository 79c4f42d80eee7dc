import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '@/app/api/v1/contracts'
import { newId } from '@/lib/platform/db/ids'
import { ROWS } from '../../api/table'
import { buildWorld, type World } from '../../api/world'
import { buildKid } from '../../factories/kid'
import { buildPhoto } from '../../factories/photo'
import { fetchRoute } from '../../support/api'

/** Calls with an id of another family or person in the path. */
const lines = contracts
  .filter(({ path }) => path.includes('{'))
  .map(({ method, path }) => `${method} ${path}`)
  .filter((line) => ROWS[line]?.expected.outsider === 404)

let world: World
beforeAll(async () => {
  world = await buildWorld()
})

async function summarize(response: Response) {
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
    text: await response.text(),
  }
}

/** The likely next id, an invalid one, an old one and an unknown one. */
function neighbours(id: string): string[] {
  const last = Number.parseInt(id.slice(-4), 16)
  const next = id.slice(0, -4) + ((last + 1) % 65_536).toString(16).padStart(4, '0')
  return [next, newId(), '00000000-0000-7000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']
}

describe.each(lines)('%s', (line) => {
  it('returns the same 404 for an id of another family as for an unknown id', async () => {
    const row = ROWS[line]
    const { outsider } = world.callers
    const { token } = outsider
    const params = (await row?.params?.(world, outsider)) ?? {}
    const body = await row?.body?.(world, outsider)
    const ask = async (named: Record<string, string>) => {
      const address = line.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? name)
      return summarize(await fetchRoute(address + (row?.query ?? ''), { token, body }))
    }
    const theirs = await ask(params)
    expect(theirs.status).toBe(404)
    const [name = '', id = ''] = Object.entries(params).find(([, value]) => value.length === 36) ?? []
    for (const none of neighbours(id)) expect(await ask({ ...params, [name]: none })).toEqual(theirs)
  })
})

describe('an id of another family in a request body', () => {
  type Try = [what: string, line: (world: World) => string, body: (id: string) => object, of: keyof Theirs]
  type Theirs = Awaited<ReturnType<typeof things>>

  async function things({ callers, family, kid, postId, commentId }: World) {
    const uploaderId = callers.member.id
    const photo = (await buildPhoto({ uploaderId })).id
    return { photo, kid: kid.id, family: family.id, post: postId, comment: commentId }
  }

  const complete = (world: World) => `POST /challenges/${world.challenge.id}/tasks/${world.open}/complete`
  const tries: Try[] = [
    ['a photo in a completion', complete, (photoId) => ({ photoId }), 'photo'],
    [
      'a photo as an avatar',
      ({ callers }) => `PUT /user/${callers.outsider.id}`,
      (avatarPhotoId) => ({ avatarPhotoId }),
      'photo',
    ],
    [
      'a private post in a report',
      () => 'POST /reports',
      (id) => ({ kind: 'post', id, reason: 'spam' }),
      'post',
    ],
    [
      'a comment on a private post in a report',
      () => 'POST /reports',
      (id) => ({ kind: 'comment', id, reason: 'spam' }),
      'comment',
    ],
  ]

  it.each(tries)('gets the same response as an unknown id: %s', async (_, line, body, of) => {
    const { token } = world.callers.outsider
    const id = (await things(world))[of]
    const theirs = await summarize(await fetchRoute(line(world), { token, body: body(id) }))
    expect([404, 422]).toContain(theirs.status)
    for (const none of neighbours(id))
      expect(await summarize(await fetchRoute(line(world), { token, body: body(none) }))).toEqual(theirs)
  })

  it('gets the same response as an unknown id: a kid in a completion', async () => {
    const { outsider } = world.callers
    const send = async (kidId: string) => {
      const photoId = (await buildPhoto({ uploaderId: outsider.id })).id
      const body = { photoId, kidIds: [kidId] }
      return summarize(await fetchRoute(complete(world), { token: outsider.token, body }))
    }
    const theirs = await send(world.kid.id)
    expect([404, 422]).toContain(theirs.status)
    expect(await send(newId())).toEqual(theirs)
    const own = await buildKid({ familyId: world.other.id })
    expect((await send(own.id)).status).toBe(201)
  })
})
