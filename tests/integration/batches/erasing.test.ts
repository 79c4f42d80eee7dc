import { beforeEach, expect, it, vi } from 'vitest'
import { eraseAccount } from '@/lib/features/families/membership/service'
import { exportUser } from '@/lib/features/users/export/service'
import { db } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import { emptied, execute } from '../../bench/batches/batch'
import { buildAdultActor, completions, families, ledger, scores, weeks } from '../../bench/batches/world'
import { captureQueries, explainQueries } from '../../support/sent-queries'

const me = buildAdultActor(1)

beforeEach(async () => {
  await emptied()
  await execute([...families(2), ...weeks(1), ...completions, ...ledger, ...scores])
})

/** Tables that grow with every day of every family. */
const GROWN =
  /Seq Scan on (completions|completion_reversals|activities|posts|likes|comments|photos|point_entries|families|users|sessions|audit_entries)\b/

it('erasing an account runs no sequential scan of growing tables, whatever other families have stored', async () => {
  const sent = await captureQueries(() => eraseAccount({ id: me.userId }, me.userId))
  expect(await db().completion.count({ where: { familyId: me.familyId } })).toBe(0)
  expect(await db().completion.count()).toBe(7)
  const plans = await explainQueries(sent)
  expect(plans.length).toBeGreaterThan(10)
  expect(plans.filter((plan) => GROWN.test(plan))).toEqual([])
})

it('exporting an account runs no sequential scan, and reads photos only as the response is consumed', async () => {
  const folder = { put: (id: string) => storage().put(`photos/${id}/full.webp`, new Uint8Array(70_000)) }
  for (const { id } of await db().photo.findMany({ where: { uploaderId: me.userId } })) await folder.put(id)
  const read = vi.spyOn(storage(), 'get')
  let body: ReadableStream<Uint8Array> | undefined
  const sent = await captureQueries(async () => {
    body = (await exportUser(me, me.userId)).body
  })
  const plans = await explainQueries(sent)
  expect(plans.filter((plan) => GROWN.test(plan))).toEqual([])
  const reader = body?.getReader()
  await reader?.read()
  expect(read.mock.calls.length).toBeLessThan(4)
  while (!(await reader?.read())?.done);
  expect(read).toHaveBeenCalledTimes(7)
  read.mockRestore()
})
