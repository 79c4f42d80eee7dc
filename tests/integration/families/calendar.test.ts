import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { readCalendarContract, renewCalendarContract } from '@/lib/features/families/calendar/contract'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { at, challenge, complete, type Member, member, partner } from '../../support/scene'

const MONDAY = '2026-06-01'

const read = (by: Member, of = by) =>
  call<typeof readCalendarContract>(`GET /families/${of.familyId}/calendar`, { token: by.token })
const renew = (by: Member, of = by) =>
  call<typeof renewCalendarContract>(`POST /families/${of.familyId}/calendar`, { token: by.token })
const end = (by: Member, of = by) => call(`DELETE /families/${of.familyId}/calendar`, { token: by.token })
const makeUrl = async (by: Member) => (await renew(by)).data.url ?? ''
const open = (url: string) => fetchRoute(`GET ${new URL(url).pathname.replace('/api/v1', '')}`, {})

/** Folded lines are joined. */
async function readLines(url: string): Promise<string[]> {
  const text = await (await open(url)).text()
  return text.replaceAll('\r\n\t', '').split('\r\n')
}

beforeEach(async () => {
  at(`${MONDAY}T12:00:00Z`)
  await db().challenge.updateMany({ data: { isActive: false } })
})
afterEach(() => vi.useRealTimers())

describe('the address of a calendar', () => {
  it('is missing until an adult creates it, and then the same for all adults', async () => {
    const ana = await member()
    expect(await read(ana)).toMatchObject({ status: 200, data: { url: null } })
    const url = await makeUrl(ana)
    expect(url).toMatch(/\/api\/v1\/calendar\/[\w-]{32}\.ics$/)
    expect((await read(await partner(ana))).data.url).toBe(url)
  })

  it('stops working when it is renewed or deleted, and deletion can be repeated', async () => {
    const ana = await member()
    const first = await makeUrl(ana)
    const second = await makeUrl(ana)
    expect((await open(first)).status).toBe(404)
    expect((await open(second)).status).toBe(200)
    expect((await end(ana)).status).toBe(200)
    expect((await end(ana)).status).toBe(200)
    expect((await open(second)).status).toBe(404)
    expect((await read(ana)).data.url).toBeNull()
  })

  it('is a single one when two adults create it simultaneously', async () => {
    const ana = await member()
    const ivo = await partner(ana)
    const made = await Promise.all([renew(ana), renew(ivo), renew(ana)])
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
    const statuses = await Promise.all(made.map(async ({ data }) => (await open(data.url ?? '')).status))
    expect(statuses.sort()).toEqual([200, 404, 404])
  })

  it('is neither seen nor changed by another family', async () => {
    const [ana, other] = [await member(), await member()]
    const url = await makeUrl(ana)
    for (const response of [await read(other, ana), await renew(other, ana), await end(other, ana)])
      expect(response.status).toBe(404)
    expect((await read(ana)).data.url).toBe(url)
  })

  it.each(['x.ics', `${'a'.repeat(32)}.ics`, `${'a'.repeat(32)}.pdf`, '..%2fme.ics'])(
    'returns 404 for the unknown file %s',
    async (file) => {
      expect((await fetchRoute(`GET /calendar/${file}`, {})).status).toBe(404)
    },
  )
})

describe('the calendar', () => {
  it('has an all-day event for each task of the week, without personal data', async () => {
    const ana = await member()
    await db().kid.create({
      data: { familyId: ana.familyId, name: 'Bia', birthDate: new Date('2019-03-08') },
    })
    const { id, task } = await challenge(MONDAY)
    await complete(ana, id, task(1), { description: 'Bia did it' })
    const url = await makeUrl(ana)
    const response = await open(url)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = await readLines(url)
    expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => `SUMMARY:Task ${day}.1`),
    )
    expect(lines.filter((line) => line.startsWith('DTSTART'))[6]).toBe('DTSTART;VALUE=DATE:20260607')
    expect(lines.filter((line) => line.startsWith('DTEND'))[6]).toBe('DTEND;VALUE=DATE:20260608')
    expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(7)
    const family = await db().family.findUniqueOrThrow({ where: { id: ana.familyId } })
    expect(lines.join()).not.toMatch(new RegExp(`Bia|${family.name}|${ana.email}`))
  })

  it('contains only recent weeks that have started in the time zone of the family', async () => {
    const [lisbon, auckland] = [await member('Europe/Lisbon'), await member('Pacific/Auckland')]
    await challenge('2026-06-02')
    const count = async (by: Member) =>
      (await readLines(await makeUrl(by))).filter((line) => line === 'BEGIN:VEVENT').length
    at(`${MONDAY}T14:00:00Z`)
    expect([await count(lisbon), await count(auckland)]).toEqual([0, 7])
    await challenge('2026-03-02')
    expect(await count(auckland)).toBe(7)
  })

  it('uses the language of the adult who created the address, and escapes special characters', async () => {
    const ana = await member()
    await db().user.update({ where: { id: ana.id }, data: { language: 'pt-BR' } })
    const { task } = await challenge(MONDAY, { plan: { 1: 1 } })
    const { taskId } = await db().challengeTask.findUniqueOrThrow({ where: { id: task(1) } })
    const description = 'One, two; three\\four\nEND:VEVENT\nBEGIN:VALARM'
    await db().task.update({ where: { id: taskId }, data: { name: 'Água, já; "agora"', description } })
    const lines = await readLines(await makeUrl(ana))
    expect(lines).toContain('X-WR-CALNAME:Brota: nossa semana')
    expect(lines).toContain('SUMMARY:Água\\, já\\; "agora"')
    expect(lines.filter((line) => /^(END:VEVENT|BEGIN:VALARM)$/.test(line))).toEqual(['END:VEVENT'])
  })
})
