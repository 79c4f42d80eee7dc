import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { registerContract, signInContract } from '@/lib/features/auth/contract'
import type { completeTaskContract } from '@/lib/features/completions/contract'
import type { createFamilyContract } from '@/lib/features/families/contract'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { type Answer, call } from '../../support/api'
import { catchLog } from '../../support/log-lines'
import { picture, upload } from '../../support/pictures'
import { challenge } from '../../support/scene'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'trace'
  process.env.TRUST_PROXY = '1'
})

const SECRETS = {
  email: 'marker.mail@secret-place.example',
  name: 'Markername Markersurname',
  family: 'Markerfamily',
  password: 'marker password of mine',
  file: 'marker-file.jpg',
  note: 'marker note about a swing',
  comment: 'marker comment about a slide',
  address: '203.0.113.77',
  agent: 'MarkerBrowser/9.9',
  query: 'markersearch',
}

const ID = 'from-the-proxy-0001'
const log = catchLog()
const answers: Answer<unknown>[] = []
let token = ''

async function ask<C>(line: string, body?: unknown, more: { token?: string } = {}): Promise<Answer<C>> {
  const headers = {
    'x-request-id': ID,
    'x-forwarded-for': `${SECRETS.address}, 10.0.0.1`,
    'user-agent': SECRETS.agent,
  }
  const answer = await call<C>(line, { token, body, headers, ...more })
  answers.push(answer as Answer<unknown>)
  return answer
}

beforeAll(async () => {
  const week = await challenge(startOfIsoWeek(new Date().toISOString().slice(0, 10)), { plan: { 1: 1 } })
  const { email, name, password } = SECRETS
  const { data } = await ask<typeof registerContract>('POST /auth/register', { email, name, password })
  token = data.token
  const family = await ask<typeof createFamilyContract>('POST /families/create', { name: SECRETS.family })
  const photo = await ask<typeof uploadPhotoContract>(
    'POST /photos',
    upload(await picture('jpeg'), SECRETS.file),
  )
  await ask('POST /photos', upload('no picture', SECRETS.file))
  const task = `/challenges/${week.id}/tasks/${week.task(1)}/complete`
  await ask<typeof completeTaskContract>(`POST ${task}`, {
    photoId: photo.data.id,
    description: SECRETS.note,
  })
  const { id: postId } = await db().post.findFirstOrThrow()
  await ask(`POST /feed/${postId}/comments`, { content: SECRETS.comment })
  await ask(`PUT /families/${family.data.id}`, { name: SECRETS.family, timezone: SECRETS.comment })
  await ask(`GET /community/families?search=${SECRETS.query}`)
  await ask<typeof signInContract>('POST /auth/login', { email, password: `${password}!` }, { token: '' })
  await ask('GET /nothing/here')
  // Database errors of these requests contain the input.
  await db().$executeRaw`alter table comments add constraint no_more check (content = '') not valid`
  await ask(`POST /feed/${postId}/comments`, { content: SECRETS.comment })
  await db().$executeRaw`alter table users rename column first_name to gone`
  await ask(`PUT /user/${data.user.id}`, { firstName: SECRETS.name })
  await ask<typeof registerContract>('POST /auth/register', { email: `new.${email}`, name, password })
  log.release()
})

describe('the log of a family’s first day', () => {
  it('has one line for each request with its status and error code', () => {
    const requestLines = log.lines().filter(({ route }) => route)
    expect(requestLines.map(({ status }) => status)).toEqual(answers.map(({ status }) => status))
    expect(requestLines.map(({ code }) => code)).toEqual(answers.map(({ error }) => error?.code))
    for (const line of requestLines)
      expect(Object.keys(line)).toEqual(expect.arrayContaining(['level', 'time', 'method', 'ms']))
    expect(requestLines[0]).toMatchObject({
      level: 'info',
      method: 'POST',
      route: '/api/v1/auth/register',
      status: 201,
    })
    expect(requestLines.map(({ status }) => status)).toEqual(
      expect.arrayContaining([201, 401, 404, 415, 422, 500]),
    )
  })

  it('has the request id in every line, as every response does', () => {
    expect(log.lines().map(({ requestId }) => requestId)).toEqual(log.lines().map(() => ID))
    expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual(answers.map(() => ID))
  })

  it('contains route patterns instead of paths with ids', () => {
    expect(log.text()).toContain('"/api/v1/challenges/{id}/tasks/{taskId}/complete"')
    expect(log.text()).not.toMatch(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-/)
  })

  it('contains the stack and the database code of server errors', () => {
    const faults = log.lines().filter(({ level }) => level === 'error')
    expect(faults.length).toBeGreaterThanOrEqual(2)
    for (const { err } of faults)
      expect(err).toMatchObject({ stack: expect.arrayContaining([expect.stringMatching(/^at /)]) })
    expect(JSON.stringify(faults)).toMatch(/23514/)
  })

  it('contains no personal data: no name, address, password, token, file name, text or query', () => {
    for (const secret of [...Object.values(SECRETS), ...SECRETS.name.split(' '), token, token.slice(-30)])
      expect(log.text().toLowerCase()).not.toContain(secret.toLowerCase())
    expect(log.text()).not.toMatch(/marker/i)
  })
})
