import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const NOT_OURS = new Set(['node_modules', '.git', '.next', '.data', 'generated', 'test-results'])

export function filesUnder(folder: string, match: RegExp): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesUnder(file, match)
      return match.test(file) ? [file] : []
    })
    .sort()
}

export function productFiles(): string[] {
  return [
    ...['app', 'components', 'lib'].flatMap((folder) => filesUnder(folder, /\.tsx?$/)),
    'instrumentation.ts',
    'middleware.ts',
  ]
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
}

export function* walkNodes(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of listChildren(node)) yield* walkNodes(child)
}

function listChildren(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  return children
}

export function place(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

export function listImports(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    for (const { name } of bindings.elements) found.set(name.text, statement.moduleSpecifier.text)
  }
  return found
}

export function calledName(node: ts.Node): string | undefined {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : undefined
}
