import ts from 'typescript'
import { expect, it } from 'vitest'
import { decide, type Environment, type Standing } from '@/lib/session/access'
import { calledName, filesUnder, importsOf, nodesOf, parse } from './source'

const STANDINGS: Standing[] = [
  null,
  ...[true, false].flatMap((isAdmin) => [true, false].map((hasFamily) => ({ isAdmin, hasFamily }))),
]
const ENVIRONMENTS: (Environment | null)[] = [null, 'user', 'admin']

const pages = filesUnder('app/[locale]', /\/page\.tsx$/)

/** Where a page stands, without language and route groups; parameters as they are spelled. */
function addressOf(page: string): string {
  const parts = page.split('/').slice(2, -1)
  return `/${parts.filter((part) => !part.startsWith('(')).join('/')}`
}

/** Whether the route table sends nobody away from an address. */
function isOpen(address: string): boolean {
  return STANDINGS.every((standing) =>
    ENVIRONMENTS.every((environment) => decide(address, standing, environment) === null),
  )
}

/** The gate that a page awaits, with the address it names; a parameter in it is any expression. */
function gateOf(page: string): { gate: string; address: string } | null {
  const source = parse(page)
  const imports = importsOf(source)
  const awaited = [...nodesOf(source)].filter(ts.isAwaitExpression).map((node) => node.expression)
  for (const call of awaited) {
    const gate = calledName(call)
    if (!gate || imports.get(gate) !== '@/lib/session/gate' || !/^gate/.test(gate)) continue
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
const closed = pages.filter((page) => !isOpen(addressOf(page)))

it('finds the pages', () => {
  expect(closed.length).toBeGreaterThan(0)
})

it.each(closed)('%s has its gate, with its own address', (page) => {
  expect(withoutNames(gateOf(page)?.address ?? 'no gate')).toBe(withoutNames(addressOf(page)))
})

it('asks for a family where the route table does', () => {
  const lax = closed.filter((page) => {
    const needsFamily =
      decide(addressOf(page), { isAdmin: false, hasFamily: false }, null) === '/family-setup'
    return needsFamily && addressOf(page) !== '/' && gateOf(page)?.gate !== 'gateFamily'
  })
  expect(lax).toEqual([])
})
