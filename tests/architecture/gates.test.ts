import ts from 'typescript'
import { expect, it } from 'vitest'
import { type Environment, type PageVisitor, resolveRedirect } from '@/lib/platform/session/access'
import { calledName, filesUnder, listImports, parse, walkNodes } from './source'

const VISITORS: PageVisitor[] = [
  null,
  ...[true, false].flatMap((hasAdminRole) => [true, false].map((hasFamily) => ({ hasAdminRole, hasFamily }))),
]
const ENVIRONMENTS: (Environment | null)[] = [null, 'user', 'admin']

const pages = filesUnder('app/[locale]', /\/page\.tsx$/)

function toAddress(page: string): string {
  const parts = page.split('/').slice(2, -1)
  return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`
}

function isOpen(address: string): boolean {
  return VISITORS.every((visitor) =>
    ENVIRONMENTS.every((environment) => resolveRedirect(address, visitor, environment) === null),
  )
}

/** A page awaits its guard with its path; a parameter may be any expression. */
function findGate(page: string): { gate: string; address: string } | null {
  const source = parse(page)
  const imports = listImports(source)
  const awaited = [...walkNodes(source)].filter(ts.isAwaitExpression).map((node) => node.expression)
  for (const call of awaited) {
    const gate = calledName(call)
    if (!gate || imports.get(gate) !== '@/lib/platform/session/require-access' || !/^require/.test(gate))
      continue
    const argument = (call as ts.CallExpression).arguments[0]
    return { gate, address: argument ? spelled(argument) : '' }
  }
  return null
}

function spelled(argument: ts.Expression): string {
  if (ts.isStringLiteralLike(argument)) return argument.text
  if (!ts.isTemplateExpression(argument)) return argument.getText()
  return argument.head.text + argument.templateSpans.map(({ literal }) => `[]${literal.text}`).join('')
}

const withoutNames = (address: string) => address.replace(/\[[^\]]*\]/g, '[]')
const closed = pages.filter((page) => !isOpen(toAddress(page)))

it('the test finds pages with restricted access', () => {
  expect(closed.length).toBeGreaterThan(0)
})

it.each(closed)('%s awaits a guard with its own address', (page) => {
  expect(withoutNames(findGate(page)?.address ?? 'no gate')).toBe(withoutNames(toAddress(page)))
})

it('pages require a family where the route table does', () => {
  const lax = closed.filter((page) => {
    const needsFamily =
      resolveRedirect(toAddress(page), { hasAdminRole: false, hasFamily: false }, null) === '/family-setup'
    return needsFamily && toAddress(page) !== '/' && findGate(page)?.gate !== 'requireFamily'
  })
  expect(lax).toEqual([])
})
