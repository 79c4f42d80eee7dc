/** Where an admin works: chosen at /environment-selection, kept in a cookie, gone after each sign-in. */
export type Environment = 'admin' | 'user'
export const ENVIRONMENT_COOKIE = 'brota_environment'

/** What a decision needs to know of somebody; null is an anonymous visitor. */
export type Standing = { isAdmin: boolean; hasFamily: boolean } | null

type Access = 'open' | 'home' | 'visitor' | 'signed-in' | 'admin' | 'setup' | 'family' | 'backoffice'

/** The route table: the first row whose path holds the address decides. Unknown addresses are open: they end in "not found". */
const ROUTES: readonly (readonly [path: string, access: Access])[] = [
  ['/', 'home'],
  ['/login', 'visitor'],
  ['/environment-selection', 'admin'],
  ['/family-setup', 'setup'],
  ['/activity-feed', 'family'],
  ['/my-activities', 'family'],
  ['/challenge', 'family'],
  ['/leaderboard', 'family'],
  ['/community', 'family'],
  ['/family-management', 'family'],
  ['/profile/edit', 'open'],
  ['/profile', 'family'],
  ['/settings', 'signed-in'],
  ['/backoffice', 'backoffice'],
]

/** Where "/" sends somebody. */
export function home(standing: Standing, environment: Environment | null): string {
  if (!standing) return '/login'
  if (standing.isAdmin && !environment) return '/environment-selection'
  if (standing.isAdmin && environment === 'admin') return '/backoffice'
  return standing.hasFamily ? '/my-activities' : '/family-setup'
}

/**
 * Decides one address for one visitor: null lets it pass, a path redirects there.
 * Pure, and the only place that knows: middleware asks with the token's claims, pages with the database's truth.
 */
export function decide(path: string, standing: Standing, environment: Environment | null): string | null {
  const access = ROUTES.find(
    ([route]) => path === route || (route !== '/' && path.startsWith(`${route}/`)),
  )?.[1]
  switch (access ?? 'open') {
    case 'open':
      return null
    case 'home':
      return home(standing, environment)
    case 'visitor':
      return standing ? '/' : null
    case 'signed-in':
      return standing ? null : '/login'
    case 'admin':
      return standing ? (standing.isAdmin ? null : '/') : '/login'
    case 'setup':
      return standing ? (standing.hasFamily ? '/my-activities' : null) : '/login'
    case 'family':
      return standing ? (standing.hasFamily ? null : '/family-setup') : '/login'
    case 'backoffice':
      return standing?.isAdmin && environment === 'admin' ? null : '/'
  }
}

/** The environment that a cookie names; anything else is none. */
export function environmentOf(cookie: string | undefined): Environment | null {
  return cookie === 'admin' || cookie === 'user' ? cookie : null
}
