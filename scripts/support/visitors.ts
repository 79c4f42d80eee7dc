import { readFileSync } from 'node:fs'
import { Failure } from './failure'
import { inProject } from './project'

export interface Visitor {
  name: string
  cookie: string
}

const PASSWORD = 'brota-demo'

export async function signIn(base: string, email: string, language?: string): Promise<string> {
  const response = await fetch(`${base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ email, password: PASSWORD, language }),
  })
  if (response.status !== 200) throw new Failure(`${email} could not sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Signs in one visitor of each kind, with a Portuguese and an English adult. */
export async function signInVisitors(base: string, language: 'en' | 'pt-BR' = 'pt-BR'): Promise<Visitor[]> {
  const [family, single, admin] = await Promise.all([
    language === 'en' ? signIn(base, 'rui@brota.example', language) : signIn(base, 'ana@brota.example'),
    signIn(base, 'leo@brota.example'),
    signIn(base, 'admin@brota.example'),
  ])
  return [
    { name: 'visitor', cookie: '' },
    { name: 'family', cookie: family ?? '' },
    { name: 'adult without family', cookie: single ?? '' },
    { name: 'administrator', cookie: `${admin}; brota_environment=admin` },
  ]
}

const SAMPLES: Record<string, string> = {
  challengeId: 'current',
  uuid: '00000000-0000-4000-8000-000000000000',
  token: 'unknown',
  rest: 'nowhere',
}

/** Returns the URLs of all pages, dynamic segments filled in. */
export function pageAddresses(): string[] {
  const manifest: Record<string, string> = JSON.parse(
    readFileSync(inProject('.next/app-path-routes-manifest.json'), 'utf8'),
  )
  const addresses = Object.entries(manifest)
    .filter(([file, route]) => file.endsWith('/page') && route.startsWith('/[locale]'))
    .map(([, route]) => route.replace(/^\/\[locale\]/, '') || '/')
    .map((route) => route.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string) => SAMPLES[name] ?? 'unknown'))
  return [...new Set(addresses)].sort()
}

/** Returns the page as the first visitor who is not redirected, if any. */
export async function visit(
  base: string,
  address: string,
  visitors: Visitor[],
): Promise<{ html: string; visitor: Visitor } | null> {
  for (const visitor of visitors) {
    const response = await fetch(base + address, { headers: { cookie: visitor.cookie }, redirect: 'manual' })
    const html = await response.text()
    if (response.status < 300 || response.status === 404) return { html, visitor }
  }
  return null
}
