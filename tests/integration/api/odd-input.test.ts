import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { translateDatabaseError } from '@/lib/platform/db/errors'
import { call } from '../../support/api'
import { adult, type Member, member } from '../../support/scene'

let ana: Member

beforeAll(async () => {
  ana = await member()
})

const ODD = ['\u0000', '\u0001\u001f', '\u2028', '\ud800']

describe('characters that the database cannot store', () => {
  it.each(ODD)('match no family and no account: %j', async (odd) => {
    const { token } = await adult()
    const join = (uniqueCode: string) => call('POST /families/join', { token, body: { uniqueCode } })
    expect((await join(`ABCD${odd}2345`)).status).toBe(404)
    expect((await join(odd)).status).toBe(422)
    const signIn = (email: string) => call('POST /auth/login', { body: { email, password: 'wrong' } })
    expect((await signIn(`ana${odd}@example.com`)).status).toBe(401)
    expect((await signIn(odd)).status).toBe(422)
    expect((await signIn(`${odd}${ana.email}`)).status).toBe(401)
  })

  it('are refused as validation_failed when they reach the database', async () => {
    const error = await db()
      .family.count({ where: { joinCode: '\u0000' } })
      .catch((cause) => cause)
    expect(translateDatabaseError(error)).toMatchObject({ code: 'validation_failed' })
  })
})

describe('timestamps outside the supported range', () => {
  const YEARS = ['0000', '0001', '1899', '3000', '9999']

  it.each(YEARS)('are refused with 422 for the year %s', async (year) => {
    const moment = `${year}-06-01T00:00:00.000Z`
    const get = (address: string) => call(`GET ${address}`, { token: ana.token })
    expect((await get(`/feed/news?since=${moment}`)).status).toBe(422)
    const forged = [moment, '7b0e1a04-1c7d-4f0b-9b5e-3a1f6f3c2d11']
    const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url')
    for (const list of ['/feed', '/activities', '/community/blocks'])
      expect((await get(`${list}?cursor=${cursor}`)).status).toBe(422)
  })
})
