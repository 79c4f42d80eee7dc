/** Where an admin works: chosen at /environment-selection, kept in a cookie, gone after each sign-in. */
export type Environment = 'admin' | 'user'
export const ENVIRONMENT_COOKIE = 'brota_environment'

/** Header in which middleware tells a page its address, which layouts do not know. */
export const PATH_HEADER = 'x-brota-path'

/** Whose copies of pages the service worker keeps: those of one account in one family. */
export function accountMark(userId: string, familyId: string | null): string {
  return `${userId}.${familyId ?? ''}`
}

/** Name and value of the header in which a page tells the service worker whose it is; a page for nobody has none. */
export function accountHeader(userId: string, familyId: string | null): [name: string, value: string] {
  return ['x-brota-account', accountMark(userId, familyId)]
}

/** What a decision needs to know of somebody; null is an anonymous visitor. */
export type PageVisitor = { isAdmin: boolean; hasFamily: boolean } | null

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
  ['/settings/privacy', 'family'],
  ['/settings', 'signed-in'],
  ['/backoffice', 'backoffice'],
]

/** Where "/" sends somebody. */
export function home(visitor: PageVisitor, environment: Environment | null): string {
  if (!visitor) return '/login'
  if (visitor.isAdmin && !environment) return '/environment-selection'
  if (visitor.isAdmin && environment === 'admin') return '/backoffice'
  return visitor.hasFamily ? '/my-activities' : '/family-setup'
}

type Rule = (visitor: PageVisitor, environment: Environment | null) => string | null

/** What each kind of access lets pass (null), and where it sends the others. */
const RULES: Record<Access, Rule> = {
  open: () => null,
  home,
  visitor: (visitor) => (visitor ? '/' : null),
  'signed-in': (visitor) => (visitor ? null : '/login'),
  admin: (visitor) => requireSignedIn(visitor, ({ isAdmin }) => (isAdmin ? null : '/')),
  setup: (visitor) => requireSignedIn(visitor, ({ hasFamily }) => (hasFamily ? '/my-activities' : null)),
  family: (visitor) => requireSignedIn(visitor, ({ hasFamily }) => (hasFamily ? null : '/family-setup')),
  backoffice: (standing, environment) => (standing?.isAdmin && environment === 'admin' ? null : '/'),
}

function requireSignedIn(
  visitor: PageVisitor,
  rule: (standing: NonNullable<PageVisitor>) => string | null,
): string | null {
  return visitor ? rule(visitor) : '/login'
}

/**
 * Decides one address for one visitor: null lets it pass, a path redirects there.
 * Pure, and the only place that knows: middleware asks with the token's claims, pages with the database's truth.
 */
export function resolveRedirect(
  path: string,
  visitor: PageVisitor,
  environment: Environment | null,
): string | null {
  const row = ROUTES.find(([route]) => path === route || (route !== '/' && path.startsWith(`${route}/`)))
  return RULES[row?.[1] ?? 'open'](visitor, environment)
}

/** The environment that a cookie names; anything else is none. */
export function parseEnvironment(cookie: string | undefined): Environment | null {
  return cookie === 'admin' || cookie === 'user' ? cookie : null
}
