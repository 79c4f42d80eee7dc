import { readFile, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type Statement = { text: string; values: (string | null)[] }

const PATIENCE_MS = 300

const MARK = 'select 1 as next_piece'

/** Returns the queries of pieces of work, from the database's log: no other client may send any. */
export async function recordStatements(
  { url, log }: { url: string; log: string },
  pieces: (() => Promise<unknown>)[],
): Promise<Statement[][]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await logStatements(client, 'all')
    const { size } = await stat(log)
    for (const piece of pieces) {
      await piece()
      await client.query({ text: MARK, name: 'mark' })
    }
    await sleep(PATIENCE_MS)
    const written = (await readFile(log)).subarray(size).toString()
    return splitStatements(written, new URL(url).pathname.slice(1)).slice(0, pieces.length)
  } finally {
    await logStatements(client, 'none')
    await client.end()
  }
}

export function recurring(pieces: Statement[][]): Statement[][] {
  const isIn = (piece: Statement[], text: string) => piece.some((statement) => statement.text === text)
  const recurs = ({ text }: Statement) =>
    pieces.filter((piece) => isIn(piece, text)).length > pieces.length / 2
  return pieces.map((piece) => piece.filter(recurs))
}

async function logStatements(client: pg.Client, what: 'all' | 'none'): Promise<void> {
  await client.query(`alter system set log_statement = '${what}'`)
  await client.query('select pg_reload_conf()')
  await sleep(PATIENCE_MS)
}

function splitStatements(written: string, database: string): Statement[][] {
  const parts: Statement[][] = [[]]
  for (const line of written.split('\n')) {
    const statement = statementIn(line, database)
    if (statement?.text === MARK) parts.push([])
    else if (statement) parts.at(-1)?.push(statement)
  }
  return parts
}

type Line = { dbname?: string; message?: string; detail?: string }

function statementIn(line: string, database: string): Statement | null {
  if (!line) return null
  const { dbname, message = '', detail = '' } = JSON.parse(line) as Line
  const [, text] = /^execute [^:]+: (.*)$/s.exec(message) ?? []
  if (dbname !== database || !text) return null
  const values = [...detail.matchAll(/\$\d+ = (NULL|'((?:[^']|'')*)')/g)]
  const plain = values.map(([, all, value = '']) => (all === 'NULL' ? null : value.replaceAll("''", "'")))
  return { text, values: plain }
}

export async function explainStatement(client: pg.Client, { text, values }: Statement): Promise<string> {
  const explain = () => client.query({ text: `explain (analyze, buffers, costs off) ${text}`, values })
  await explain()
  const { rows } = await explain()
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
