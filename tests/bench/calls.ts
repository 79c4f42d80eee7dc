import type { Request, Requests } from './load'
import type { Visitor } from './visitors'
import type { World } from './world'

/** Baseline: no work, or the one unavoidable operation. */
export type Reference = 'floor' | 'floor page' | 'password' | 'picture'

export type Call = {
  name: string
  kind: 'call' | 'page'
  against: Reference
  /** Least share of the baseline's rate. */
  target?: number
  /** Concurrency; 1 when one request uses the whole machine. */
  atOnce: number
  /** Repeatable by a plain server. */
  reads: boolean
  warmUp?: number
  isList?: boolean
  requests: (world: World) => Requests
}

const turn = <T>(list: T[], n: number): T => list[n % list.length] as T

const asFamily =
  (path: (n: number, visitor: Visitor, world: World) => string, more: Partial<Request> = {}) =>
  (world: World): Requests =>
  (n) => {
    const visitor = turn(world.visitors.families, n)
    return { method: 'GET', path: path(n, visitor, world), headers: visitor.bearer, ...more }
  }

const asAdmin =
  (path: string) =>
  ({ visitors }: World): Requests =>
  () => ({ method: 'GET', path, headers: visitors.admin.bearer })

const buildPageRequests =
  (path: string, who: 'families' | 'admin' | 'nobody' = 'families') =>
  ({ visitors }: World): Requests =>
  (n) => {
    const visitor = who === 'families' ? turn(visitors.families, n) : visitors.admin
    return { method: 'GET', path, headers: who === 'nobody' ? {} : visitor.cookie }
  }

const read = (name: string, requests: Call['requests'], more: Partial<Call> = {}): Call => ({
  name,
  kind: 'call',
  against: 'floor',
  atOnce: 16,
  reads: true,
  requests,
  ...more,
})

const list: typeof read = (name, requests, more) => read(name, requests, { isList: true, warmUp: 1, ...more })

const write = (name: string, requests: Call['requests'], more: Partial<Call> = {}): Call =>
  read(name, requests, { reads: false, ...more })

const page = (name: string, requests: Call['requests'], more: Partial<Call> = {}): Call =>
  read(name, requests, { kind: 'page', against: 'floor page', ...more })

export const FLOORS: Record<'floor' | 'floor page', Call['requests']> = {
  floor: () => () => ({ method: 'GET', path: '/api/floor' }),
  'floor page': buildPageRequests('/floor'),
}

/** Every user likes one post a round, each time another one. */
const likes =
  (choosePost: (user: number, round: number) => number): Call['requests'] =>
  ({ visitors: { families }, posts }) =>
  (n) => {
    const post = turn(posts, choosePost(n % families.length, Math.floor(n / families.length)))
    return { method: 'PUT', path: `/api/v1/feed/${post}/like`, headers: turn(families, n).bearer }
  }

const heavy = { atOnce: 1 } as const

export const CALLS: Call[] = [
  read(
    'current challenge',
    asFamily(() => '/api/v1/challenges/current'),
    { target: 0.6 },
  ),
  write(
    'like',
    likes((user, round) => user + round),
    { target: 0.45, warmUp: 1 },
  ),
  // Each waits for the lock of the one before.
  write(
    'like, all of one post',
    likes((_user, round) => round),
    { warmUp: 1 },
  ),
  list(
    'leaderboard with own rank, all time',
    asFamily(() => '/api/v1/leaderboard'),
    { target: 0.5 },
  ),
  list(
    'leaderboard of the month',
    asFamily(() => '/api/v1/leaderboard?period=month'),
    { target: 0.5 },
  ),
  list(
    'leaderboard of the week',
    asFamily(() => '/api/v1/leaderboard?period=week'),
    { target: 0.5 },
  ),
  list(
    'feed, first page',
    asFamily(() => '/api/v1/feed'),
    { target: 0.35 },
  ),
  list('feed, fifth page', ({ visitors, cursors }) => (n) => {
    const visitor = turn(visitors.families, n)
    const path = `/api/v1/feed?cursor=${turn(cursors, n)}`
    return { method: 'GET', path, headers: visitor.bearer }
  }),
  list(
    'feed, news since an hour ago',
    asFamily((_n, _v, { hourAgo }) => `/api/v1/feed/news?since=${hourAgo}`),
  ),
  list(
    'comments of a post',
    asFamily((n, _v, { posts }) => `/api/v1/feed/${turn(posts, n)}/comments`),
  ),
  write('completion with its rewards, and its undoing', ({ completing }) => completing.requests, {
    target: 0.2,
    // A completion and its reversal.
    warmUp: 2,
  }),
  list(
    'own activities',
    asFamily(() => '/api/v1/activities'),
  ),
  read(
    'own family',
    asFamily((_n, { familyId }) => `/api/v1/families/${familyId}`),
  ),
  read(
    'own progress',
    asFamily((_n, { familyId }) => `/api/v1/families/${familyId}/progress`),
  ),
  list(
    'why these points',
    asFamily((_n, { familyId }) => `/api/v1/families/${familyId}/progress/why?what=points`),
  ),
  list(
    'badges',
    asFamily(() => '/api/v1/badges'),
  ),
  list(
    'all challenges',
    asFamily(() => '/api/v1/challenges'),
  ),
  list(
    'families, the newest',
    asFamily(() => '/api/v1/community/families'),
  ),
  list(
    'families, searched by name',
    asFamily((n) => `/api/v1/community/families?search=${turn(SEARCHES, n)}`),
  ),
  list(
    'families that one follows',
    asFamily(() => '/api/v1/community/families?following=true'),
  ),
  list(
    'followers',
    asFamily(() => '/api/v1/community/followers'),
  ),
  list(
    'requests to follow',
    asFamily(() => '/api/v1/community/requests'),
  ),
  list(
    'counts of the community',
    asFamily(() => '/api/v1/community/summary'),
  ),
  read(
    'who am I',
    asFamily(() => '/api/v1/auth/me'),
  ),
  read('a photo, small', ({ photos }) => (n) => {
    const { path, visitor } = turn(photos, n)
    return { method: 'GET', path: `${path}?size=thumb`, headers: visitor.bearer }
  }),
  write(
    'photo upload, 12 megapixels',
    ({ visitors, upload }) =>
      (n) =>
        upload(turn(visitors.families, n)),
    {
      against: 'picture',
      target: 0.75,
      atOnce: 4,
    },
  ),
  write(
    'login',
    ({ visitors, login }) =>
      (n) =>
        login(turn(visitors.families, n)),
    { against: 'password', target: 0.45, warmUp: 1 },
  ),
  read('nothing but the check of a password', () => () => ({ method: 'GET', path: '/api/floor/password' }), {
    against: 'password',
    reads: false,
  }),
  list('users in the backoffice', asAdmin('/api/v1/admin/users')),
  list('users, searched', asAdmin('/api/v1/admin/users?search=teixeira')),
  list('audit log', asAdmin('/api/v1/admin/audit')),
  list('reports', asAdmin('/api/v1/admin/reports')),
  read('dashboard', asAdmin('/api/v1/admin/dashboard'), heavy),
  read('analytics of a year', asAdmin('/api/v1/admin/analytics?range=year'), heavy),
  page('My activities', buildPageRequests('/my-activities'), { target: 0.55 }),
  page('Challenge', buildPageRequests('/challenge/current'), { target: 0.4 }),
  page('Feed', buildPageRequests('/activity-feed')),
  page('Leaderboard', buildPageRequests('/leaderboard')),
  page('Community', buildPageRequests('/community')),
  page('Profile', buildPageRequests('/profile')),
  page('Family management', buildPageRequests('/family-management')),
  page('Who sees what', buildPageRequests('/settings/privacy')),
  page('Login', buildPageRequests('/login', 'nobody')),
  page('Backoffice: users', buildPageRequests('/backoffice/users', 'admin')),
  page('Backoffice: audit', buildPageRequests('/backoffice/audit', 'admin')),
  page('Backoffice: dashboard', buildPageRequests('/backoffice', 'admin'), heavy),
  page('Backoffice: analytics', buildPageRequests('/backoffice/analytics', 'admin'), heavy),
]

const SEARCHES = ['silva', 'wright', 'alm', 'teixeira', '4711']
