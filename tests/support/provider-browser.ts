import { GET, POST } from '@/app/api/auth/[...nextauth]/route'

export const APP = 'http://localhost:3000'

/** Creates a browser that keeps cookies and follows no redirects. */
export function browser() {
  const jar = new Map<string, string>()
  async function visit(address: string, form?: Record<string, string>, headers = {}): Promise<Response> {
    const url = new URL(address, APP)
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const request = new Request(url, {
      headers: { cookie, ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const params = Promise.resolve({ nextauth: url.pathname.split('/').slice(3) })
    const response = await (form ? POST : GET)(request, { params })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  return { jar, visit }
}

export type Browser = ReturnType<typeof browser>

/** Sends a provider's form, as another page would, and follows its redirects. */
export async function press({ visit }: Browser, name = 'google', more: Record<string, string> = {}) {
  const { csrfToken } = (await (await visit('/api/auth/csrf')).json()) as { csrfToken: string }
  return visit(`/api/auth/signin/${name}`, { csrfToken, callbackUrl: '/', ...more })
}
