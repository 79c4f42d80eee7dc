import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { BUILT } from '../../../scripts/support/generated'

const files = path.join(BUILT, '.next/static/chunks')
const { polyfillFiles } = JSON.parse(readFileSync(path.join(BUILT, '.next/build-manifest.json'), 'utf8'))
/** Loaded by browsers without modules only. */
const polyfills = new Set((polyfillFiles as string[]).map((file) => path.basename(file)))

const scripts = [
  ...readdirSync(files)
    .filter((name) => name.endsWith('.js') && !polyfills.has(name))
    .map((name) => path.join(files, name)),
  path.join(BUILT, 'public/sw.js'),
]
const sheets = readdirSync(files)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(path.join(files, name), 'utf8'))

/** Safari 15.4, Chrome 99 or Firefox 97 lack these methods. */
const TOO_NEW = new Set([
  ...['toSorted', 'toSpliced', 'toReversed', 'with', 'findLast', 'findLastIndex', 'groupBy', 'fromAsync'],
  ...['withResolvers', 'canParse', 'isWellFormed', 'toWellFormed', 'checkVisibility'],
  ...['showPopover', 'requestIdleCallback'],
])

type Findings = { syntax: string[]; called: Set<string>; guarded: Set<string> }

function examine(file: string): Findings {
  const text = readFileSync(file, 'utf8')
  const found: Findings = { syntax: [], called: new Set(), guarded: new Set() }
  const visit = (node: ts.Node) => {
    findSyntax(node, found)
    findMethods(node, found)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
  return found
}

function findSyntax(node: ts.Node, { syntax }: Findings): void {
  if (ts.isClassStaticBlockDeclaration(node)) syntax.push('class static block')
  const isText = ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)
  if (isText && /\(\?<[=!]/.test(node.text)) syntax.push(`lookbehind ${node.text.slice(0, 40)}`)
  if (ts.isRegularExpressionLiteral(node) && /\/[a-z]*v[a-z]*$/.test(node.text)) syntax.push('flag v')
}

function findMethods(node: ts.Node, { called, guarded }: Findings): void {
  if (ts.isMethodDeclaration(node) && ts.isIdentifier(node.name)) guarded.add(node.name.text)
  if (ts.isTypeOfExpression(node) && ts.isPropertyAccessExpression(node.expression))
    guarded.add(node.expression.name.text)
  const asked =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword && node.left
  if (asked && ts.isStringLiteralLike(asked)) guarded.add(asked.text)
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    findCalled(node.expression.name.text, node, { called, guarded })
}

function findCalled(
  name: string,
  call: ts.CallExpression,
  { called, guarded }: Omit<Findings, 'syntax'>,
): void {
  const [first] = call.arguments
  if (name === 'hasOwnProperty' && first && ts.isStringLiteralLike(first)) guarded.add(first.text)
  if (!call.questionDotToken) called.add(name)
}

describe('the built client code', () => {
  const findings = scripts.map((file) => ({ file: path.basename(file), ...examine(file) }))

  it('has no syntax that one of the oldest supported browsers cannot parse', () => {
    expect(scripts.length).toBeGreaterThan(50)
    const unknown = findings.flatMap(({ file, syntax }) => syntax.map((each) => `${file}: ${each}`))
    expect(unknown).toEqual([])
  })

  it('calls no method that one of the oldest supported browsers lacks', () => {
    const missing = findings.flatMap(({ file, called, guarded }) =>
      [...called].filter((name) => TOO_NEW.has(name) && !guarded.has(name)).map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  it('has fallbacks for oklch colors in variables and for dvh heights', () => {
    expect(sheets.length).toBeGreaterThan(0)
    const variables = sheets.flatMap((css) => css.match(/--[\w-]+:oklch\([^)]*\)/g) ?? [])
    expect(variables).toEqual([])
    const heights = sheets.flatMap((css) => css.match(/[\w-]+:[^;}]*\ddvh[^;}]*/g) ?? [])
    const alone = heights.filter(
      (text) => !sheets.some((css) => css.includes(`${text.replaceAll('dvh', 'vh')};${text}`)),
    )
    expect(alone).toEqual([])
  })
})
