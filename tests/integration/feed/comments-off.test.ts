import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { listCommentsContract } from '@/lib/features/feed/comments/contract'
import type { updatePostContract } from '@/lib/features/feed/contract'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { at, type Member, member, partner } from '../../support/scene'

const OFF = { status: 403, error: { code: 'comments_off' } }

let ana: Member
let rui: Member
beforeAll(async () => {
  at(NOON)
  ana = await member()
  rui = await member()
  await call(`PUT /user/${ana.id}/privacy`, { token: ana.token, body: { feedPrivacy: 'public' } })
})
afterAll(() => void vi.useRealTimers())

const turn = (by: Member, id: string, commentsOff: unknown) =>
  call<typeof updatePostContract>(`PUT /feed/${id}`, { token: by.token, body: { commentsOff } })
const comment = (by: Member, id: string, content = 'Well done') =>
  call(`POST /feed/${id}/comments`, { token: by.token, body: { content } })
const listComments = async (by: Member, id: string) =>
  (await call<typeof listCommentsContract>(`GET /feed/${id}/comments`, { token: by.token })).data

describe('turning comments off for a post', () => {
  it('rejects new comments from every user and keeps the existing ones', async () => {
    const id = await post(ana)
    expect((await comment(rui, id, 'First')).status).toBe(201)
    const off = await turn(ana, id, true)
    expect(off).toMatchObject({ status: 200, data: { id, commentsOff: true, commentCount: 1 } })
    expect(await comment(rui, id)).toMatchObject(OFF)
    expect(await comment(ana, id)).toMatchObject(OFF)
    expect(await listComments(rui, id)).toMatchObject([{ content: 'First' }])
    const [seen] = (await feed(rui)).data.filter((one) => one.id === id)
    expect(seen).toMatchObject({ commentsOff: true, commentCount: 1 })
  })

  it('can be undone, and comments are then accepted again', async () => {
    const id = await post(ana)
    await turn(ana, id, true)
    expect((await turn(ana, id, true)).status).toBe(200)
    expect((await turn(ana, id, false)).data.commentsOff).toBe(false)
    expect((await comment(rui, id)).status).toBe(201)
  })

  it('is refused with 404 for another family and another adult of the family', async () => {
    const id = await post(ana)
    const ivo = await partner(ana)
    expect((await turn(rui, id, true)).status).toBe(404)
    expect((await turn(ivo, id, true)).status).toBe(404)
    expect((await comment(rui, id)).status).toBe(201)
  })

  it.each([undefined, null, 'yes', 1])('is rejected with 422 for the value %j', async (choice) => {
    const { status, error } = await turn(ana, await post(ana), choice)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['commentsOff']])
  })

  it('keeps the comment count correct when comments arrive at the same time', async () => {
    const id = await post(ana)
    const [, ...comments] = await Promise.all([
      turn(ana, id, true),
      ...Array.from({ length: 6 }, () => comment(rui, id)),
    ])
    const added = comments.filter(({ status }) => status === 201).length
    expect(comments.every(({ status }) => [201, 403].includes(status))).toBe(true)
    expect(await listComments(rui, id)).toHaveLength(added)
    const [seen] = (await feed(rui)).data.filter((one) => one.id === id)
    expect(seen?.commentCount).toBe(added)
  })
})
