import { describe, expect, it } from 'vitest'
import {
  chooseHomePath,
  type Environment,
  type PageVisitor,
  parseEnvironment,
  resolveRedirect,
} from '@/lib/platform/session/access'

const anonymous: PageVisitor = null
const newcomer = { hasAdminRole: false, hasFamily: false }
const member = { hasAdminRole: false, hasFamily: true }
const admin = { hasAdminRole: true, hasFamily: false }
const adminMember = { hasAdminRole: true, hasFamily: true }

const FAMILY_PAGES = [
  '/activity-feed',
  '/my-activities',
  '/garden',
  '/challenge/current',
  '/challenge/0198c0de-0000-7000-8000-000000000000',
  '/profile',
  '/leaderboard',
  '/community',
  '/family-management',
]
const OPEN_PAGES = [
  '/logout',
  '/subscribe',
  '/profile/edit',
  '/u/some-uuid',
  '/terms',
  '/privacy',
  '/no-such-page',
]

describe('the address "/"', () => {
  it.each<[string, PageVisitor, Environment | null, string]>([
    ['a visitor', anonymous, null, '/login'],
    ['a visitor with a left-over environment', anonymous, 'admin', '/login'],
    ['a user without a family', newcomer, null, '/family-setup'],
    ['a member', member, null, '/my-activities'],
    ['a member with a left-over environment', member, 'admin', '/my-activities'],
    ['an admin who has not chosen', admin, null, '/environment-selection'],
    ['an admin in the backoffice', admin, 'admin', '/backoffice'],
    ['an admin as end user, without family', admin, 'user', '/family-setup'],
    ['an admin as end user, with family', adminMember, 'user', '/my-activities'],
  ])('redirects %s to the home page of that role', (_, visitor, environment, target) => {
    expect(chooseHomePath(visitor, environment)).toBe(target)
    expect(resolveRedirect('/', visitor, environment)).toBe(target)
  })
})

describe('the route table', () => {
  it.each(OPEN_PAGES)('opens %s to every visitor', (path) => {
    for (const visitor of [anonymous, newcomer, member, admin])
      expect(resolveRedirect(path, visitor, null)).toBeNull()
  })

  it.each(FAMILY_PAGES)('allows %s only to users with a family', (path) => {
    expect(resolveRedirect(path, anonymous, null)).toBe('/login')
    expect(resolveRedirect(path, newcomer, null)).toBe('/family-setup')
    expect(resolveRedirect(path, admin, 'user')).toBe('/family-setup')
    expect(resolveRedirect(path, member, null)).toBeNull()
  })

  it('allows /family-setup only to users without a family', () => {
    expect(resolveRedirect('/family-setup', anonymous, null)).toBe('/login')
    expect(resolveRedirect('/family-setup', newcomer, null)).toBeNull()
    expect(resolveRedirect('/family-setup', member, null)).toBe('/my-activities')
  })

  it('allows /environment-selection only to administrators', () => {
    expect(resolveRedirect('/environment-selection', anonymous, null)).toBe('/login')
    expect(resolveRedirect('/environment-selection', member, null)).toBe('/')
    expect(resolveRedirect('/environment-selection', admin, null)).toBeNull()
  })

  it.each(['/backoffice', '/backoffice/users', '/backoffice/content/x'])(
    'allows %s only to administrators in the admin environment',
    (path) => {
      expect(resolveRedirect(path, anonymous, null)).toBe('/')
      expect(resolveRedirect(path, anonymous, 'admin')).toBe('/')
      expect(resolveRedirect(path, member, 'admin')).toBe('/')
      expect(resolveRedirect(path, admin, null)).toBe('/')
      expect(resolveRedirect(path, admin, 'user')).toBe('/')
      expect(resolveRedirect(path, admin, 'admin')).toBeNull()
    },
  )

  it('redirects signed-in users away from /login', () => {
    expect(resolveRedirect('/login', anonymous, null)).toBeNull()
    expect(resolveRedirect('/login', member, null)).toBe('/')
  })

  it('does not match a longer path that begins like a route', () => {
    expect(resolveRedirect('/community-guidelines', anonymous, null)).toBeNull()
    expect(resolveRedirect('/backofficer', anonymous, null)).toBeNull()
  })

  it('never redirects a visitor in a loop', () => {
    const paths = [
      '/',
      '/login',
      '/family-setup',
      '/environment-selection',
      '/backoffice',
      ...FAMILY_PAGES,
      ...OPEN_PAGES,
    ]
    for (const visitor of [anonymous, newcomer, member, admin, adminMember]) {
      for (const environment of [null, 'admin', 'user'] as const) {
        for (const start of paths) {
          let path: string | null = start
          let steps = 0
          while (path !== null && steps < 5) {
            path = resolveRedirect(path, visitor, environment)
            steps += 1
          }
          expect(steps, `${start} ${JSON.stringify(visitor)} ${environment}`).toBeLessThan(5)
        }
      }
    }
  })
})

it('the environment cookie accepts only the values admin and user', () => {
  expect(parseEnvironment('admin')).toBe('admin')
  expect(parseEnvironment('user')).toBe('user')
  expect(parseEnvironment('root')).toBeNull()
  expect(parseEnvironment(undefined)).toBeNull()
})
