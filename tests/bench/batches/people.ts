import { exportUsers } from '@/lib/features/admin/user-export/service'
import { eraseAccount } from '@/lib/features/families/membership/service'
import { exportUser } from '@/lib/features/users/export/service'
import { db } from '@/lib/platform/db/client'
import { assertTrue, type Batch, execute } from './batch'
import { keepPhotoFiles } from './files'
import { admin, adults, buildAdultActor, completions, families, ledger, scores, weeks } from './world'

const me = buildAdultActor(1)

async function addFamilies(count: number, rows: number): Promise<void> {
  await execute([...families(count), ...weeks(Math.ceil(rows / 7)), ...completions, ...ledger, ...scores])
  await keepPhotoFiles()
}

const reactions = [
  `insert into likes (post_id, user_id, family_id)
   select p.id, u.id, u.family_id from posts p join users u on u.family_id <> p.family_id`,
  `insert into comments (id, post_id, user_id, family_id, content)
   select gen_random_uuid(), post_id, user_id, family_id, 'Nice' from likes`,
  'update posts set like_count = 1, comment_count = 1',
]

async function countBytes(body: ConstructorParameters<typeof Response>[0]): Promise<number> {
  let length = 0
  for await (const chunk of new Response(body).body ?? []) length += chunk.byteLength
  return length
}

const mine: Batch = {
  name: "one family's data export",
  unit: 'completions',
  rows: (size) => size,
  fill: (rows) => addFamilies(1, rows),
  async run(rows) {
    const { body } = await exportUser(me, me.userId)
    assertTrue((await countBytes(body)) > rows * 1000, 'a zip with all photos')
  },
}

const erasure: Batch = {
  name: 'account and family erasure',
  unit: 'completions',
  rows: (size) => size,
  async fill(rows) {
    await addFamilies(2, rows)
    await execute(reactions)
  },
  async again(rows) {
    const tables = 'users, families, challenges, tasks, photos, posts, likes, comments, completions'
    await execute([`truncate ${tables} cascade`])
    await erasure.fill(rows)
  },
  async run() {
    await eraseAccount({ id: me.userId }, me.userId)
    const where = { familyId: me.familyId }
    const left = (await db().completion.count({ where })) + (await db().photo.count({ where }))
    assertTrue(left === 0, 'nothing of the family to be left')
  },
}

const csv: Batch = {
  name: 'users as CSV',
  unit: 'accounts',
  rows: (size) => size * 5,
  fill: (rows) => execute(adults(rows)),
  async run(rows) {
    const query = { sort: 'name', order: 'asc' } as never
    const { body } = await exportUsers(admin, query)
    assertTrue((await countBytes(body)) > rows * 80, 'a line for each account')
  },
}

export const PEOPLE = [mine, erasure, csv]
