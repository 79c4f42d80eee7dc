import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Data } from '@/lib/platform/http/contract'

const API = path.resolve('app/api/v1')

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

/** Static paths before parameters; catch-all routes last. */
const addresses = readdirSync(API, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'route.ts')
  .map((entry) => path.relative(API, entry.parentPath))
  .sort((a, b) => rank(a) - rank(b))

function rank(folder: string): number {
  return folder.includes('...') ? 99 : folder.split('[').length
}

function find(pathname: string): { folder: string; params: Record<string, string> } {
  for (const folder of addresses) {
    const pattern = folder.replace(/\[\[\.\.\.\w+\]\]/, '.*').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')
    const match = new RegExp(`^/${pattern}$`).exec(pathname)
    if (match) return { folder, params: decoded(match.groups) }
  }
  throw new Error(`No route for ${pathname}`)
}

function decoded(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
}

type Options = {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

export type Answer<C> = {
  status: number
  headers: Headers
  data: Data<C>
  error: { code: string; message: string; fields?: Record<string, string[]> }
  nextCursor?: string | null
}

/** Calls the API through its handler: `call<typeof createFamilyContract>('POST /families/create', …)`. */
export async function call<C>(line: string, options: Options = {}): Promise<Answer<C>> {
  const response = await fetchRoute(line, options)
  const envelope = await response.json()
  return { ...envelope, status: response.status, headers: response.headers }
}

export async function fetchRoute(
  line: string,
  { token, body, headers = {} }: Options = {},
): Promise<Response> {
  const [method = 'GET', address = ''] = line.split(' ')
  const url = new URL(`http://localhost/api/v1${address}`)
  const { folder, params } = find(url.pathname.replace('/api/v1', ''))
  const module = (await import(`${API}/${folder}/route.ts`)) as Record<string, Handler>
  const handler = module[method]
  if (!handler) throw new Error(`${folder} exports no ${method}`)
  const all = new Headers({ host: 'localhost', ...headers })
  if (token) all.set('authorization', `Bearer ${token}`)
  const sent =
    body instanceof FormData || typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  if (typeof sent === 'string' && !all.has('content-length')) {
    all.set('content-length', String(Buffer.byteLength(sent)))
  }
  const request = new Request(url, { method, headers: all, ...(sent !== undefined && { body: sent }) })
  return handler(request, { params: Promise.resolve(params) })
}
