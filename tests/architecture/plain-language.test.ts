import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import list from './plain-language.json'
import { filesUnder, parse, walkNodes } from './source'

const files = ['app', 'components', 'content', 'lib', 'scripts', 'tests'].flatMap((folder) =>
  filesUnder(folder, /\.(ts|tsx)$/).filter((file) => !file.includes('/generated/')),
)

const IDIOMS = new RegExp(`\\b(${list.idioms})\\b`, 'gi')

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

it('uses plain words in comments', () => {
  const found = files.flatMap((file) =>
    listComments(file).flatMap(({ text }) => (text.match(IDIOMS) ?? []).map((word) => `${file}: ${word}`)),
  )
  expect(found).toEqual([])
})

it('begins doc comments with a verb or a noun', () => {
  const found = files.flatMap((file) =>
    listComments(file)
      .filter(({ text, isDoc }) => isDoc && RELATIVE.test(text))
      .map(({ text }) => `${file}: ${text.slice(0, 50)}`),
  )
  expect(found).toEqual([])
})

it('names functions, types and values in common terms', () => {
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
