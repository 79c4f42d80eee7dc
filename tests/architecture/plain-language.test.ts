import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import list from './plain-language.json'
import { filesUnder, parse, walkNodes } from './source'

const files = ['app', 'components', 'content', 'lib', 'scripts', 'tests'].flatMap((folder) =>
  filesUnder(folder, /\.(ts|tsx)$/).filter((file) => !file.includes('/generated/')),
)

const IDIOMS = new RegExp(`\\b(${list.idioms})\\b`, 'gi')

const TITLE_IDIOMS = new RegExp(`\\b(${list.titles})\\b`, 'gi')

const TEST_FUNCTIONS = ['it', 'test', 'describe']

const RELATIVE = /^(What|Who|Whom|Whose|Whether|How|Where|Which)\b/

const { endings, beginnings, whole } = list.names
const NAMES = new RegExp(`(${endings})$|^(${beginnings})[A-Z]|^(${whole})$`)

type Comment = { text: string; isDoc: boolean }

function listComments(file: string): Comment[] {
  const text = readFileSync(file, 'utf8')
  const source = parse(file)
  const ranges = new Map<number, ts.CommentRange>()
  for (const node of walkNodes(source)) {
    if (ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) continue
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) ranges.set(range.pos, range)
  }
  return [...ranges.values()].map(({ pos, end }) => {
    const raw = text.slice(pos, end)
    const words = raw.replace(/^\/\*+|\*\/$/g, '').replace(/^\s*(\*|\/\/)+ ?/gm, '')
    return { text: words.trim(), isDoc: raw.startsWith('/**') }
  })
}

function listTestTitles(file: string): string[] {
  return [...walkNodes(parse(file))].flatMap((node) => {
    if (!ts.isCallExpression(node) || !TEST_FUNCTIONS.includes(getRootName(node))) return []
    const [title] = node.arguments
    return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? [title.getText()] : []
  })
}

/** Returns "it" for `it.each(rows)('title', …)`. */
function getRootName(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return getRootName(node.expression)
  return ts.isTaggedTemplateExpression(node) ? getRootName(node.tag) : node.getText()
}

it('comments use plain words', () => {
  const found = files.flatMap((file) =>
    listComments(file).flatMap(({ text }) => (text.match(IDIOMS) ?? []).map((word) => `${file}: ${word}`)),
  )
  expect(found).toEqual([])
})

it('test titles use plain words', () => {
  const found = files
    .filter((file) => file.startsWith('tests/'))
    .flatMap((file) =>
      listTestTitles(file)
        .filter((title) => title.match(TITLE_IDIOMS))
        .map((title) => `${file}: ${title}`),
    )
  expect(found).toEqual([])
})

it('doc comments begin with a verb or a noun', () => {
  const found = files.flatMap((file) =>
    listComments(file)
      .filter(({ text, isDoc }) => isDoc && RELATIVE.test(text))
      .map(({ text }) => `${file}: ${text.slice(0, 50)}`),
  )
  expect(found).toEqual([])
})

it('functions, types and values have common names', () => {
  const found = files.flatMap((file) =>
    [...walkNodes(parse(file))].flatMap((node) => {
      const isDeclaration =
        ts.isFunctionDeclaration(node) ||
        ts.isVariableDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isClassDeclaration(node)
      const name = isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name.text : ''
      return NAMES.test(name) ? [`${file}: ${name}`] : []
    }),
  )
  expect(found).toEqual([])
})
