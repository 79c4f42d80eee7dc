import { beforeAll, describe, expect, it } from 'vitest'
import type { readAuditContract } from '@/lib/features/audit/contract'
import { auditAll } from '@/lib/features/audit/service'
import { db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { buildAdmin } from '../../factories/admin'
import { signIn } from '../../factories/session'
import { buildTask } from '../../factories/task'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { emptyAuditLog, redateEntries } from '../../support/audit-log'

let token: string
let ana: { id: string; email: string }
let rui: { id: string }
let taskId: string
const gone = newId()

const read = (query = '', by = token) =>
  call<typeof readAuditContract>(`GET /admin/audit?limit=100${query}`, { token: by })
const actions = async (query: string) => (await read(query)).data.map(({ action }) => action)

beforeAll(async () => {
  ;({ token } = await buildAdmin())
  ana = await buildUser({ firstName: 'Ana', familyName: 'Prado', email: 'ana.prado@example.com' })
  rui = await buildUser({ firstName: 'Rui', familyName: 'Anastácio' })
  taskId = (await buildTask({ name: 'Water first' })).id
  await emptyAuditLog()
  const task = { subject: 'task', subjectId: taskId }
  await auditAll(db(), [{ actorId: ana.id, action: 'task.created', ...task }])
  await auditAll(db(), [
    { actorId: rui.id, action: 'task.updated', ...task, details: { fields: ['name'] } },
    { actorId: gone, action: 'user.erased', subject: 'user', subjectId: gone },
    { actorId: null, action: 'user.admin_granted', subject: 'user', subjectId: ana.id },
  ])
  await redateEntries('task.created', '2026-02-03T23:30:00Z')
})

describe('the audit log', () => {
  it('shows the names of actors and subjects, and null for erased accounts', async () => {
    const { data } = await read()
    const [first] = data.slice(-1)
    expect(first).toMatchObject({ actorName: 'Ana Prado', subjectName: 'Water first', details: {} })
    const [granted, erased] = data
    expect(granted).toMatchObject({ actorId: null, actorName: null, subjectName: 'Ana Prado' })
    expect(erased).toMatchObject({ actorId: gone, actorName: null, subjectName: null })
  })

  it('is filtered by each of its columns, and by several together', async () => {
    expect(await actions('&action=task.updated')).toEqual(['task.updated'])
    expect(await actions('&subject=task')).toEqual(['task.updated', 'task.created'])
    expect(await actions(`&subjectId=${ana.id}`)).toEqual(['user.admin_granted'])
    expect(await actions('&actor=ANA.PRADO')).toEqual(['task.created'])
    expect(await actions('&actor=ana')).toEqual(['task.updated', 'task.created'])
    expect(await actions('&actor=rui%20anast')).toEqual(['task.updated'])
    expect(await actions(`&actor=${gone}`)).toEqual(['user.erased'])
    expect(await actions('&actor=nobody')).toEqual([])
    expect(await actions(`&actor=ana&actorId=${rui.id}`)).toEqual(['task.updated'])
    expect(await actions('&actor=ana&subject=task&action=task.created')).toEqual(['task.created'])
    expect(await actions('&actor=%25')).toEqual([])
  })

  it('is filtered by days, including the last one', async () => {
    expect(await actions('&from=2026-02-03&to=2026-02-03')).toEqual(['task.created'])
    expect(await actions('&to=2026-02-02')).toEqual([])
    expect(await actions('&from=2026-02-04')).not.toContain('task.created')
  })

  it('is paginated without gaps, even for entries with the same timestamp', async () => {
    const whole = (await read()).data.map(({ id }) => id)
    const ids: string[] = []
    for (let cursor = ''; ; ) {
      const page = await call<typeof readAuditContract>(`GET /admin/audit?limit=1&cursor=${cursor}`, {
        token,
      })
      ids.push(...page.data.map(({ id }) => id))
      if (!page.nextCursor) break
      cursor = page.nextCursor
    }
    expect(ids).toEqual(whole)
  })

  it('returns 403 to other users, and 422 for an invalid filter', async () => {
    expect((await read('', await signIn(rui))).status).toBe(403)
    for (const wrong of [
      '&action=x',
      '&from=2026-02-30',
      '&to=x',
      '&subject=A%20b',
      '&subjectId=1',
      '&cursor=x',
    ])
      expect((await read(wrong)).status, wrong).toBe(422)
  })
})
