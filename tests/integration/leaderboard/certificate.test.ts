import { beforeEach, expect, it, vi } from 'vitest'
import { listCertificates, readCertificate } from '@/lib/features/leaderboard/seasons/service'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import type { PrintedPart } from '@/lib/platform/pdf/print'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { fetchRoute } from '../../support/api'
import { type Member, member } from '../../support/scene'

// Each PDF takes a second of a processor.
vi.setConfig({ testTimeout: 60_000 })

const START = '2026-10-12'

const certificate = (by: Member, file = `${START}.pdf`) =>
  fetchRoute(`GET /materials/seasons/${file}`, { token: by.token })
const score = (of: Member, points: number) =>
  db().familyScore.create({
    data: { familyId: of.familyId, period: START, points, reachedAt: new Date() },
  })

let ana: Member

beforeEach(async () => {
  await db().season.deleteMany()
  const dates = { startDate: toDateColumn(START), endDate: toDateColumn('2026-11-08') }
  await db().season.create({ data: { ...dates, families: 2 } })
  ana = await member()
})

it('a certificate of a finished season is one page, also for a family outside the leaderboard', async () => {
  const rui = await member()
  for (const family of [ana, rui]) await score(family, 40)
  const result = { familyId: ana.familyId, seasonStart: toDateColumn(START), place: 2, rank: 2, points: 35 }
  await db().seasonResult.create({ data: result })
  for (const family of [ana, rui]) {
    const response = await certificate(family)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1)
  }
})

it('a certificate is listed for every family with points in a finished season, also outside the leaderboard', async () => {
  const rui = await member()
  await score(ana, 40)
  await db().familyScore.create({
    data: { familyId: rui.familyId, period: '2026-11-09', points: 5, reachedAt: new Date() },
  })
  const listed = ({ familyId }: Member) => listCertificates({ familyId } as FamilyActor)
  expect(await listed(ana)).toEqual([{ start: START, end: '2026-11-08' }])
  expect(await listed(rui)).toEqual([])
})

it('a certificate shows points and rank of the frozen result, and no rank outside the leaderboard', async () => {
  const rui = await member()
  for (const family of [ana, rui]) await score(family, 40)
  const result = { familyId: ana.familyId, seasonStart: toDateColumn(START), place: 2, rank: 2, points: 35 }
  await db().seasonResult.create({ data: result })
  const printed: PrintedPart[] = []
  const print = async (_: unknown, parts: readonly PrintedPart[]) => {
    printed.push(...parts)
    return new Uint8Array()
  }
  for (const { familyId } of [ana, rui])
    await readCertificate({ familyId, locale: 'en' } as FamilyActor, `${START}.pdf`, print)
  expect(printed.map((part) => part.kind === 'certificate' && part.certificate)).toMatchObject([
    { points: '35 points grown together', rank: '2nd place out of 2 families' },
    { points: '40 points grown together', rank: '' },
  ])
})

it('a certificate is not found without points, before the season ends or by another file name', async () => {
  expect((await certificate(ana)).status).toBe(404)
  await score(ana, 5)
  expect((await certificate(ana)).status).toBe(200)
  for (const file of ['2026-02-30.pdf', 'all.pdf', `${START}.png`])
    expect((await certificate(ana, file)).status).toBe(404)
  await db().season.deleteMany()
  expect((await certificate(ana)).status).toBe(404)
})
