import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesUnder, parse, place, walkNodes } from './source'

const LETTERS = /\p{L}/u
/** Attributes with text for users or screen readers. */
const READ =
  /^(alt|title|label|placeholder|hint|aria-(label|description|placeholder|roledescription|valuetext))$/

const screens = ['app', 'components'].flatMap((folder) => filesUnder(folder, /\.tsx$/))

function isWordsOutsideCatalogs(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return LETTERS.test(node.text.replace(/&#?\w+;/g, ''))
  if (ts.isJsxAttribute(node))
    return READ.test(node.name.getText()) && LETTERS.test(readLiteral(node.initializer))
  return ts.isJsxExpression(node) && isShown(node) && LETTERS.test(readLiteral(node))
}

function isShown({ parent }: ts.JsxExpression): boolean {
  if (!ts.isJsxElement(parent)) return ts.isJsxFragment(parent)
  return !['style', 'script'].includes(parent.openingElement.tagName.getText())
}

function readLiteral(node: ts.Node | undefined): string {
  if (!node) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isJsxExpression(node)) return readLiteral(node.expression)
  if (ts.isConditionalExpression(node)) return readLiteral(node.whenTrue) + readLiteral(node.whenFalse)
  if (!ts.isTemplateExpression(node)) return ''
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('')
}

it('screens show no text that is not in the catalogs', () => {
  const words = screens.flatMap((file) => {
    const source = parse(file)
    return [...walkNodes(source)].filter(isWordsOutsideCatalogs).map((node) => place(source, node))
  })
  expect(words).toEqual([])
})
