import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { ask } from './ask'
import type { Request, Requests } from './load'
import type { Visitor } from './visitors'
import { zoneAtNoon } from './zone-at-noon'

export type Completing = {
  requests: Requests
  end: () => Promise<void>
}

type Challenge = { data: { id: string; tasks: { id: string; date: string; completed: boolean }[] } }

const PHOTOS = 60
const MARK = 'ready-for-the-bench'

export async function prepareCompletions(
  base: string,
  databaseUrl: string,
  visitors: Visitor[],
): Promise<Completing> {
  const tasks: { visitor: Visitor; path: string; photos: string[] }[] = []
  const planned: string[] = []
  const zone = zoneAtNoon(new Date())
  await withDatabase(databaseUrl, (client) =>
    client.query('update families set timezone = $1 where id = any($2::uuid[])', [
      zone,
      visitors.map(({ familyId }) => familyId),
    ]),
  )
  for (const visitor of visitors) {
    const path = '/api/v1/challenges/current'
    const { data } = await ask<Challenge>(base, { method: 'GET', path, headers: visitor.bearer })
    const today = localDateAt(new Date(), zone)
    const photos = Array.from({ length: PHOTOS }, () => randomUUID())
    const open = data.tasks.find(({ completed, date }) => !completed && date <= today)
    const done = data.tasks.find(({ completed, date }) => completed && date === today)
    const task = open ?? done
    if (!task) continue
    const completePath = `/api/v1/challenges/${data.id}/tasks/${task.id}/complete`
    if (!open) await ask(base, { method: 'DELETE', path: completePath, headers: visitor.bearer })
    tasks.push({ visitor, path: completePath, photos })
    planned.push(task.id)
  }
  await withDatabase(databaseUrl, (client) =>
    forget(
      client,
      tasks.map(({ visitor }) => visitor.familyId),
      planned,
    ),
  )
  await withDatabase(databaseUrl, (client) =>
    client.query(
      `insert into photos (id, uploader_id, family_id, width, height, bytes, digest)
       select unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::uuid[]), 1600, 1200, 1, '${MARK}'`,
      [
        tasks.flatMap(({ photos }) => photos),
        tasks.flatMap(({ photos, visitor }) => photos.map(() => visitor.userId)),
        tasks.flatMap(({ photos, visitor }) => photos.map(() => visitor.familyId)),
      ],
    ),
  )
  let asked = 0
  const undo = ({ path, visitor }: (typeof tasks)[number]): Request => ({
    method: 'DELETE',
    path,
    headers: visitor.bearer,
  })
  // All complete, then all revert: no request waits for its family's lock.
  const requests: Requests = () => {
    const n = asked
    asked += 1
    const task = tasks[n % tasks.length]
    if (!task) throw new RangeError('no family has a task to complete')
    if (Math.floor(n / tasks.length) % 2 === 1) return undo(task)
    const headers = { ...task.visitor.bearer, 'content-type': 'application/json' }
    return { method: 'POST', path: task.path, headers, body: JSON.stringify({ photoId: task.photos.pop() }) }
  }
  const end = async () => {
    const at = asked % tasks.length
    const isUndoing = Math.floor(asked / tasks.length) % 2 === 1
    for (const task of isUndoing ? tasks.slice(at) : tasks.slice(0, at)) await ask(base, undo(task))
    await withDatabase(databaseUrl, (client) =>
      client.query(
        `delete from photos p where digest = '${MARK}'
         and not exists (select 1 from completions c where c.photo_id = p.id)`,
      ),
    )
  }
  return { requests, end }
}

async function forget(client: pg.Client, families: string[], planned: string[]): Promise<void> {
  const undone = `select c.id from completions c
    join unnest($1::uuid[], $2::uuid[]) as task (family_id, assignment_id)
      on c.family_id = task.family_id and c.assignment_id = task.assignment_id`
  await client.query(`delete from point_entries where completion_id in (${undone})`, [families, planned])
  await client.query(`delete from completions where id in (${undone})`, [families, planned])
}

async function withDatabase(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
