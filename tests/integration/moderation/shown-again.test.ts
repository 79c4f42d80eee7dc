import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import type { decideReportContract } from '@/lib/features/moderation/contract'
import { db } from '@/lib/platform/db/client'
import { buildAdmin } from '../../factories/admin'
import { call } from '../../support/api'
import { buildMember } from '../../support/members'
import { NOON, post } from '../../support/posts'
import { at, type Member } from '../../support/scene'

const MIGRATION = 'prisma/migrations/20261127202915_bound_what_reports_hide/migration.sql'
const CHILD = 'child_without_permission'

let ana: Member

beforeEach(async () => {
  at(NOON)
  ana = await buildMember()
})

async function buildPosts(count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await post(ana))
  return ids
}

const countHidden = (ids: string[]) =>
  db().post.count({ where: { id: { in: ids }, hiddenAt: { not: null } } })

describe('the migration that bounds reports', () => {
  const run = async () => {
    for (const statement of readFileSync(MIGRATION, 'utf8').split(';')) {
      const update = /^UPDATE[\s\S]*/m.exec(statement)?.[0]
      if (update) await db().$executeRawUnsafe(update)
    }
  }
  const store = (
    kind: 'post' | 'family',
    subjectId: string,
    createdAt: Date,
    status: 'open' | 'upheld' = 'open',
  ) =>
    db().report.create({
      data: { kind, subjectId, familyId: ana.familyId, reason: CHILD, status, createdAt },
    })

  it('shows posts hidden only by an open report of their family and keeps other posts hidden', async () => {
    const [plain = '', own = '', upheld = '', other = ''] = await buildPosts(4)
    const [first, second] = [new Date('2026-11-16T10:00:00Z'), new Date('2026-11-16T11:00:00Z')]
    const ids = [plain, own, upheld]
    await db().post.updateMany({ where: { id: { in: ids } }, data: { hiddenAt: first } })
    await db().post.update({ where: { id: other }, data: { hiddenAt: second } })
    await store('family', ana.familyId, first)
    const reported = await store('post', own, second)
    await store('post', upheld, second, 'upheld')
    await store('post', other, second)
    await run()
    const rows = await db().post.findMany({ where: { familyId: ana.familyId, hiddenAt: null } })
    expect(rows.map(({ id }) => id)).toEqual([plain])
    const { token } = await buildAdmin()
    const body = { status: 'dismissed' }
    await call<typeof decideReportContract>(`PUT /admin/reports/${reported.id}`, { token, body })
    expect(await countHidden([own])).toBe(0)
    expect((await db().report.findFirstOrThrow({ where: { subjectId: other } })).hidAt).toEqual(second)
  })

  it('keeps posts hidden after an administrator upheld a report of their family', async () => {
    const ids = await buildPosts(2)
    const moment = new Date('2026-11-16T10:00:00Z')
    await db().post.updateMany({ where: { id: { in: ids } }, data: { hiddenAt: moment } })
    await store('family', ana.familyId, moment, 'upheld')
    await run()
    expect(await countHidden(ids)).toBe(2)
  })
})
