/** Environment that an administrator chose; each sign-in clears it. */
export type Environment = 'admin' | 'user'
export const ENVIRONMENT_COOKIE = 'brota_environment'

/** Header in which middleware passes path and query to layouts. */
export const PATH_HEADER = 'x-brota-path'

/** Returns the service worker's cache key of an account in a family. */
export function toAccountKey(userId: string, familyId: string | null): string {
  return `${userId}.${familyId ?? ''}`
}

export function buildAccountHeader(userId: string, familyId: string | null): [name: string, value: string] {
  return ['x-brota-account', toAccountKey(userId, familyId)]
}

/** Input of access decisions; null is an anonymous visitor. */
export type PageVisitor = { hasAdminRole: boolean; hasFamily: boolean } | null

type PageAccess = 'open' | 'home' | 'visitor' | 'signed-in' | 'admin' | 'setup' | 'family' | 'backoffice'

/** The first match counts. Unknown paths are open and end in "not found". */
const ROUTES: readonly (readonly [path: string, access: PageAccess])[] = [
  ['/', 'home'],
  ['/login', 'visitor'],
  ['/environment-selection', 'admin'],
  ['/family-setup', 'setup'],
  ['/activity-feed', 'family'],
  ['/my-activities', 'family'],
  ['/garden', 'family'],
  ['/challenge', 'family'],
  ['/leaderboard', 'family'],
  ['/community', 'family'],
  ['/notifications', 'family'],
  ['/family-management', 'family'],
  ['/profile/edit', 'open'],
  ['/profile', 'family'],
  ['/settings/privacy', 'family'],
  ['/settings', 'signed-in'],
  ['/backoffice', 'backoffice'],
]

export function chooseHomePath(visitor: PageVisitor, environment: Environment | null): string {
  if (!visitor) return '/login'
  if (visitor.hasAdminRole && !environment) return '/environment-selection'
  if (visitor.hasAdminRole && environment === 'admin') return '/backoffice'
  return visitor.hasFamily ? '/my-activities' : '/family-setup'
}

type Rule = (visitor: PageVisitor, environment: Environment | null) => string | null

/** Return the redirect target; null lets the request pass. */
const RULES: Record<PageAccess, Rule> = {
  open: () => null,
  home: chooseHomePath,
  visitor: (visitor) => (visitor ? '/' : null),
  'signed-in': (visitor) => (visitor ? null : '/login'),
  admin: (visitor) => requireSignedIn(visitor, ({ hasAdminRole }) => (hasAdminRole ? null : '/')),
  setup: (visitor) => requireSignedIn(visitor, ({ hasFamily }) => (hasFamily ? '/my-activities' : null)),
  family: (visitor) => requireSignedIn(visitor, ({ hasFamily }) => (hasFamily ? null : '/family-setup')),
  backoffice: (visitor, environment) => (visitor?.hasAdminRole && environment === 'admin' ? null : '/'),
}

function requireSignedIn(
  visitor: PageVisitor,
  rule: (visitor: NonNullable<PageVisitor>) => string | null,
): string | null {
  return visitor ? rule(visitor) : '/login'
}

/** Returns a visitor's redirect, or null, by the token's claims or the database's state. */
export function resolveRedirect(
  path: string,
  visitor: PageVisitor,
  environment: Environment | null,
): string | null {
  const row = ROUTES.find(([route]) => path === route || (route !== '/' && path.startsWith(`${route}/`)))
  return RULES[row?.[1] ?? 'open'](visitor, environment)
}

export function parseEnvironment(cookie: string | undefined): Environment | null {
  return cookie === 'admin' || cookie === 'user' ? cookie : null
}
