import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesUnder, parse, walkNodes } from './source'

/** A longer file has two responsibilities. */
const BUDGETS: [kind: string, folders: string[], files: RegExp, lines: number][] = [
  ['routes', ['app/api'], /\/route\.ts$/, 25],
  ['pages and layouts', ['app'], /\/(page|layout|loading|error|not-found)\.tsx$/, 60],
  ['schemas, contracts and rules', ['lib'], /\/(schema|contract|rules)\.ts$/, 120],
  ['policies', ['lib'], /\/policy\.ts$/, 60],
  ['services and repositories', ['lib'], /\/(service|repository)\.ts$/, 200],
  [
    'other files of the platform',
    ['lib'],
    /\/(?!schema|contract|rules|policy|service|repository)[\w-]+\.ts$/,
    150,
  ],
  ['components', ['components'], /\.tsx?$/, 150],
  ['tests', ['tests'], /\.tsx?$/, 250],
]

/** Without blank lines, comments and imports. */
function linesOfCode(file: string): number {
  const source = parse(file)
  const lines = new Set<number>()
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line
  for (const node of walkNodes(source)) {
    if (ts.isSourceFile(node)) continue
    lines.add(line(node.getStart()))
    lines.add(line(node.getEnd()))
    if (ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      for (let each = line(node.getStart()); each <= line(node.getEnd()); each++) lines.add(each)
    }
  }
  for (const statement of source.statements.filter(ts.isImportDeclaration))
    for (let each = line(statement.getStart()); each <= line(statement.getEnd()); each++) lines.delete(each)
  return lines.size
}

it.each(BUDGETS)('%s stay within their size budget', (_, folders, files, limit) => {
  const sizes = folders
    .flatMap((folder) => filesUnder(folder, files))
    .map((file) => [file, linesOfCode(file)] as const)
  const over = sizes
    .filter(([, lines]) => lines > limit)
    .map(([file, lines]) => `${file}: ${lines} of ${limit}`)
  expect(over).toEqual([])
})

it('the middleware has fewer than 45 lines of code', () => {
  expect(linesOfCode('middleware.ts')).toBeLessThan(45)
})
