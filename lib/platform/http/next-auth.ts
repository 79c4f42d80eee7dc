import 'server-only'
import type { NextApiRequest, NextApiResponse } from 'next'
import nextAuth, { type AuthOptions } from 'next-auth'

type NextAuth = typeof nextAuth

/** Bundlers and Node resolve this default export differently. */
const run: NextAuth = (nextAuth as unknown as { default?: NextAuth }).default ?? nextAuth

/** Passes a request to the Node handler of next-auth: its other handler works only inside Next. */
export async function askNextAuth(request: Request, path: string[], options: AuthOptions): Promise<Response> {
  const url = new URL(request.url)
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : []
  const asked = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    cookies: parseCookies(request.headers.get('cookie')),
    query: { ...Object.fromEntries(url.searchParams), nextauth: path },
    body: Object.fromEntries(form),
  }
  const headers = new Headers({ 'cache-control': 'no-store' })
  const received = { status: 200, body: null as string | null }
  const response = {
    status(code: number) {
      received.status = code
      return response
    },
    getHeader: () => headers.getSetCookie(),
    setHeader(name: string, value: string | string[]) {
      headers.delete(name)
      for (const each of [value].flat()) headers.append(name, each)
      return response
    },
    send(body: unknown) {
      received.body = typeof body === 'string' ? body : JSON.stringify(body)
    },
    json: (body: unknown) => response.send(body),
    end: () => undefined,
  }
  await run(asked as unknown as NextApiRequest, response as unknown as NextApiResponse, options)
  return new Response(received.body, { status: received.status, headers })
}

function parseCookies(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair) => pair.split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decoded(value)]))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
