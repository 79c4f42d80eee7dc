import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { hash, verify } from '@node-rs/argon2'
import pg from 'pg'
import sharp from 'sharp'
import type { Statement } from '../statements'

/**
 * A plain Node server sends an endpoint's queries (`/sql/<call>`), or performs its one unavoidable
 * operation (`/password`, `/picture`).
 */
type Instructions = {
  port: number
  databaseUrl: string
  statements: Record<string, Statement[][]>
  picture: string
}

const { port, databaseUrl, statements, picture } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as Instructions
// Limits of lib/platform/db/pool.ts.
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, idleTimeoutMillis: 5 * 60_000 })
const turns = new Map<string, number>()
const names = new Map<string, string>()

/** The session's query precedes the others. */
async function ask(call: string): Promise<unknown> {
  const variants = statements[call] ?? []
  const turn = turns.get(call) ?? 0
  turns.set(call, turn + 1)
  const [first, ...others] = variants[turn % variants.length] ?? []
  if (!first) return []
  const firstRows = await query(first)
  return [firstRows, ...(await Promise.all(others.map(query)))]
}

async function query({ text, values }: Statement): Promise<unknown> {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return (await pool.query({ name, text, values })).rows
}

const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
sharp.concurrency(1)
const known = await hash('brota-bench', settings)
const bytes = readFileSync(picture)

async function drawPicture(): Promise<unknown> {
  const size = (pixels: number) =>
    ({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true }) as const
  const full = await sharp(bytes).autoOrient().resize(size(1600)).webp({ quality: 80, effort: 2 }).toBuffer()
  const thumb = await sharp(full).resize(size(400)).webp({ quality: 80, effort: 2 }).toBuffer()
  return { full: full.length, thumb: thumb.length }
}

async function answer(address: string): Promise<unknown> {
  if (address === '/password') return verify(known, 'brota-bench')
  if (address === '/picture') return drawPicture()
  return ask(decodeURIComponent(address.slice('/sql/'.length)))
}

createServer((request, response) => {
  request.resume()
  answer(request.url ?? '').then(
    (data) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ success: true, data }))
    },
    (error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    },
  )
}).listen(port, 'localhost', () => process.stdout.write('ready\n'))
