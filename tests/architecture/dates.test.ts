import ts from 'typescript'
import { expect, it } from 'vitest'
import { parse, place, productFiles, walkNodes } from './source'

/** These depend on the machine's time zone. */
const ZONED =
  /^(toLocale(Date|Time)?String|toDateString|toTimeString|getTimezoneOffset|[gs]et(Date|Day|Month|FullYear|Hours|Minutes))$/
/** Functions of date-fns that need no time zone. */
const INSTANTS = /^(add|sub|differenceIn)(Milliseconds|Seconds|Minutes|Hours)$/

const outside = productFiles().filter((file) => !file.startsWith('lib/platform/dates/'))

function refused(isRefused: (node: ts.Node) => boolean): string[] {
  return outside.flatMap((file) => {
    const source = parse(file)
    return [...walkNodes(source)].filter(isRefused).map((node) => place(source, node))
  })
}

it('the product never uses the time zone of the machine', () => {
  expect(refused((node) => ts.isPropertyAccessExpression(node) && ZONED.test(node.name.text))).toEqual([])
})

it('the product imports only functions without time zones from date-fns', () => {
  const isZoned = (node: ts.Node) =>
    ts.isImportSpecifier(node) &&
    node.parent.parent.parent.moduleSpecifier.getText() === "'date-fns'" &&
    !INSTANTS.test((node.propertyName ?? node.name).text)
  expect(refused(isZoned)).toEqual([])
})
