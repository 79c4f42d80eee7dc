import { ACCOUNT_CHANGED, ACCOUNT_HEADER, pageAccount } from './account-header'
import type { Data, Method, Sent } from './contract'

/** Error response in the browser; `message` is localized. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string[]>

  constructor(status: number, error: { code: string; message: string; fields?: Record<string, string[]> }) {
    super(error.message)
    this.name = 'ApiError'
    this.status = status
    this.code = error.code
    this.fields = error.fields ?? {}
  }
}

type Parts<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/**
 * Sends a request: `send<typeof registerContract>('POST', '/auth/register', { body })`. The contract is only a type, so
 * that its schemas are not in the bundle.
 * @param account the account that a write is for, by default the page's
 * @throws ApiError for an error response; status 0 and code `network` without one
 */
export async function send<C extends { method: Method; path: string }>(
  method: C['method'],
  path: C['path'],
  parts: Parts<Sent<C>>,
  account = pageAccount,
): Promise<Data<C>> {
  const { params, query, body } = parts as { params?: Params; query?: Params; body?: unknown }
  const headers: Record<string, string> = method !== 'GET' && account ? { [ACCOUNT_HEADER]: account } : {}
  const init: RequestInit = { method, credentials: 'same-origin', headers }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    headers['content-type'] = 'application/json'
  }
  const response = await fetch(buildApiUrl(path, params, query), init).catch(unreachable)
  return readEnvelope<Data<C>>(response.status, await response.text())
}

/**
 * Sends a form with files.
 * @throws ApiError as `send`
 */
export async function sendForm<C extends { method: Method; path: string }>(
  method: C['method'],
  path: C['path'],
  { params, form }: { params?: Params; form: FormData },
): Promise<Data<C>> {
  const headers: Record<string, string> = pageAccount ? { [ACCOUNT_HEADER]: pageAccount } : {}
  const init: RequestInit = { method, credentials: 'same-origin', body: form, headers }
  const response = await fetch(buildApiUrl(path, params), init).catch(unreachable)
  return readEnvelope<Data<C>>(response.status, await response.text())
}

export async function sendPage<C extends { path: string }>(
  path: C['path'],
  query: Params,
  params: Params = {},
): Promise<{ items: Data<C>; nextCursor: string | null }> {
  const response = await fetch(buildApiUrl(path, params, query)).catch(unreachable)
  const text = await response.text()
  const items = readEnvelope<Data<C>>(response.status, text)
  return { items, nextCursor: (JSON.parse(text) as { nextCursor: string | null }).nextCursor }
}

const MAX_PAGE = 100

export async function sendAllPages<C extends { path: string }>(path: C['path']): Promise<Item<Data<C>>[]> {
  const all: Item<Data<C>>[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await sendPage<C>(path, { limit: MAX_PAGE, cursor })
    all.push(...(page.items as Item<Data<C>>[]))
    if (page.nextCursor === null) return all
    cursor = page.nextCursor
  }
}

type Item<T> = T extends (infer Each)[] ? Each : never

type Params = Record<string, string | number | boolean | undefined>

export function buildApiUrl(path: string, params: Params = {}, query: Params = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return `/api/v1${filled}${search && `?${search}`}`
}

/** @throws ApiError for an error response; code `network` for a text that is no envelope */
export function readEnvelope<T>(status: number, text: string): T {
  let envelope:
    | { success: true; data: T }
    | { success: false; error: ConstructorParameters<typeof ApiError>[1] }
  try {
    envelope = JSON.parse(text)
  } catch {
    return unreachable()
  }
  if (envelope.success) return envelope.data
  if (envelope.error.code === 'account_changed') window.dispatchEvent(new Event(ACCOUNT_CHANGED))
  throw new ApiError(status, envelope.error)
}

function unreachable(): never {
  throw new ApiError(0, { code: 'network', message: '' })
}
