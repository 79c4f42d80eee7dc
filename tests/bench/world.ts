import { readFileSync } from 'node:fs'
import pg from 'pg'
import { ask } from './ask'
import { type Completing, prepareCompletions } from './completing'
import { PASSWORD } from './data/build'
import type { Size } from './data/sizes'
import type { Request } from './load'
import { signInAll, type Visitor, type Visitors } from './visitors'

export type World = {
  size: Size
  visitors: Visitors
  /** This week's posts may be reverted. */
  posts: string[]
  cursors: string[]
  photos: { path: string; visitor: Visitor }[]
  hourAgo: string
  completing: Completing
  upload: (visitor: Visitor) => Request
  login: (visitor: Visitor) => Request
}

type Options = { base: string; databaseUrl: string; size: Size; people: number; picture: string }

export async function enterWorld({ base, databaseUrl, size, people, picture }: Options): Promise<World> {
  const upload = buildUpload(readFileSync(picture))
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    await endSessions(database)
    const visitors = await signInAll(base, size.families, people)
    const some = visitors.families.slice(0, 8)
    const posts = await database.query<{ id: string }>(
      `select id from posts tablesample system (1) where visibility = 'public' and hidden_at is null
         and comment_count > 0 and created_at < now() - interval '14 days' limit 2000`,
    )
    return {
      size,
      visitors,
      posts: posts.rows.map(({ id }) => id),
      cursors: await Promise.all(some.map((visitor) => fifthPage(base, visitor))),
      photos: await Promise.all(
        some.map(async (visitor) => {
          const { data } = await ask<{ data: { url: string } }>(base, upload(visitor))
          return { path: data.url.split('?')[0] ?? '', visitor }
        }),
      ),
      hourAgo: new Date(Date.now() - 3_600_000).toISOString(),
      completing: await prepareCompletions(base, databaseUrl, visitors.families),
      upload,
      login: ({ email }) => ({
        method: 'POST',
        path: '/api/v1/auth/login',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
    }
  } finally {
    await database.end()
  }
}

/** After some runs each login would have to end a session. */
async function endSessions(database: pg.Client): Promise<void> {
  await database.query('delete from sessions')
  await database.query('vacuum analyze sessions')
}

async function fifthPage(base: string, { bearer }: Visitor): Promise<string> {
  let cursor = ''
  for (let page = 1; page < 5; page += 1) {
    const path = `/api/v1/feed${cursor && `?cursor=${cursor}`}`
    const answer = await ask<{ nextCursor: string | null }>(base, { method: 'GET', path, headers: bearer })
    if (!answer.nextCursor) break
    cursor = answer.nextCursor
  }
  return cursor
}

const BOUNDARY = 'a-part-of-the-picture'

function buildUpload(picture: Buffer): World['upload'] {
  const body = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  return ({ bearer }) => ({
    method: 'POST',
    path: '/api/v1/photos',
    headers: { ...bearer, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body,
  })
}
