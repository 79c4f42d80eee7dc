import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'

export type Value = string | number | boolean | null

export type Table = { name: string; columns: string[]; rows: () => Iterable<Value[]> }

const CHUNK = 1 << 16

/** Returns the count of rows. */
export async function copyInto(client: pg.Client, { name, columns, rows }: Table): Promise<number> {
  const into = client.query(from(`copy ${pg.escapeIdentifier(name)} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(chunks(rows())), into)
  return into.rowCount
}

function* chunks(rows: Iterable<Value[]>): Iterable<Buffer> {
  let text = ''
  for (const row of rows) {
    text += `${row.map(field).join('\t')}\n`
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text) yield Buffer.from(text)
}

/** Our texts need no escaping in COPY's format. */
const field = (value: Value): string => (value === null ? '\\N' : String(value))

/** Drops non-unique indexes; the returned function recreates them. */
export async function withoutIndexes(client: pg.Client, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = any($1)
       and not exists (select 1 from pg_index x join pg_class c on c.oid = x.indexrelid
         where c.relname = i.indexname and x.indisunique)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`)
  return async () => {
    for (const { definition } of rows) await client.query(definition)
  }
}
