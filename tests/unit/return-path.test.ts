import { expect, it } from 'vitest'
import { toBackofficePath } from '@/components/auth/return-path'

it.each([
  '/backoffice',
  '/backoffice/users',
  '/backoffice/users/0199c0de-0000-7000-8000-000000000001',
  '/backoffice/users?search=ana%40brota.example&page=2',
])('the return path accepts "%s"', (path) => {
  expect(toBackofficePath(path, '/else')).toBe(path)
})

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/backoffice',
  '/backoffice/../login',
  '/backoffice//evil.example',
  '/backoffice?next=//evil.example',
  '/backoffice?x=1#https://evil.example',
  '/backoffices',
  '/logout',
  '',
])('the return path rejects "%s"', (path) => {
  expect(toBackofficePath(path, '/else')).toBe('/else')
})

it('the return path rejects a list of paths', () => {
  expect(toBackofficePath(['/backoffice'], '/else')).toBe('/else')
})
