import { beforeAll, describe, expect, it } from 'vitest'
import type {
  decideReportContract,
  listReportsContract,
  readReportContract,
} from '@/lib/features/moderation/contract'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { buildAdmin } from '../../factories/admin'
import { buildFamily } from '../../factories/family'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'
import { NOON, post } from '../../support/posts'
import { at, member } from '../../support/scene'

type Report = Awaited<ReturnType<typeof report>>

let token: string
let adminId: string
let familyId: string
let spam: Report[]
let child: Report

async function report(
  subjectId: string,
  reason: 'spam' | 'child_without_permission',
  kind: 'post' | 'family',
) {
  const reporterId = (await buildUser()).id
  return db().report.create({ data: { kind, subjectId, familyId, reason, reporterId } })
}

const queue = (query = '') =>
  call<typeof listReportsContract>(`GET /admin/reports?limit=100${query}`, { token })
const listIds = async (query = '') => (await queue(query)).data.map(({ id }) => id)

beforeAll(async () => {
  ;({ token, id: adminId } = await buildAdmin())
  familyId = (await buildFamily({ name: 'Família Lima' })).family.id
  const thing = newId()
  spam = [await report(thing, 'spam', 'post'), await report(thing, 'spam', 'post')]
  child = await report(familyId, 'child_without_permission', 'family')
})

describe('the report queue', () => {
  it('can be filtered by kind, reason and status', async () => {
    const [one, two] = spam.map(({ id }) => id)
    expect(await listIds()).toEqual([child.id, one, two])
    expect(await listIds('&kind=post')).toEqual([one, two])
    expect(await listIds('&kind=post&reason=child_without_permission')).toEqual([])
    expect(await listIds('&reason=child_without_permission')).toEqual([child.id])
    expect(await listIds('&status=upheld')).toEqual([])
    for (const wrong of ['&kind=x', '&reason=x', '&grouped=x']) expect((await queue(wrong)).status).toBe(422)
  })

  it('shows how often each item was reported, and lists it once when grouped', async () => {
    const { data } = await queue('&grouped=true')
    expect(data.map(({ id, reportCount }) => [id, reportCount])).toEqual([
      [child.id, 1],
      [spam[0]?.id, 2],
    ])
    expect(data[0]).toMatchObject({ familyName: 'Família Lima', text: 'Família Lima', handledByName: null })
    const first = await call<typeof listReportsContract>('GET /admin/reports?grouped=true&limit=1', { token })
    expect(await listIds(`&grouped=true&cursor=${first.nextCursor}`)).toEqual([spam[0]?.id])
  })

  it('shows who decided a report and refuses a later decision with 409', async () => {
    const id = spam[1]?.id ?? ''
    const decide = (status: string, by = token) =>
      call<typeof decideReportContract>(`PUT /admin/reports/${id}`, { token: by, body: { status } })
    await decide('dismissed')
    const late = await decide('upheld', (await buildAdmin()).token)
    expect([late.status, late.error.code]).toEqual([409, 'changed_meanwhile'])
    const { data } = await call<typeof readReportContract>(`GET /admin/reports/${id}`, { token })
    const { firstName, familyName } = await db().user.findUniqueOrThrow({ where: { id: adminId } })
    const handledByName = [firstName, familyName].filter(Boolean).join(' ')
    expect(data).toMatchObject({ status: 'dismissed', handledById: adminId, handledByName, reportCount: 2 })
    expect((await call(`GET /admin/reports/${newId()}`, { token })).status).toBe(404)
  })
})

it("every view of a family's photo that only a report allows is written to the audit log", async () => {
  at(NOON)
  const [ana, stranger] = [await member(), await buildAdmin()]
  const postId = await post(ana)
  const { completion } = await db().post.findUniqueOrThrow({
    where: { id: postId },
    select: { completion: { select: { photoId: true } } },
  })
  const look = async (by: string) =>
    (await fetchRoute(`GET /photos/${completion.photoId}`, { token: by })).status
  const noted = () => db().auditEntry.findMany({ where: { subjectId: completion.photoId } })
  // The photo has no file: an authorized request is audited, and then gets 404.
  await look(stranger.token)
  expect(await noted()).toEqual([])
  const { id } = await report(postId, 'spam', 'post')
  await look(stranger.token)
  await look(ana.token)
  const entry = { action: 'photo.viewed_by_report', actorId: stranger.id, subject: 'photo' }
  expect(await noted()).toMatchObject([entry])
  await call(`PUT /admin/reports/${id}`, { token: stranger.token, body: { status: 'dismissed' } })
  await look(stranger.token)
  expect(await noted()).toHaveLength(1)
})
