import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesUnder, parse, place, productFiles, read, walkNodes } from './source'

/** Constant that Next replaces in a build. */
const BUILD_CONSTANT = 'process.env.NEXT_RUNTIME'

/** Lists the names under `server` in lib/platform/config. */
function declared(): string[] {
  const nodes = filesUnder('lib/platform/config', /\.ts$/).flatMap((file) => [...walkNodes(parse(file))])
  return nodes.flatMap((node) => {
    const isServer = ts.isPropertyAssignment(node) && node.name.getText() === 'server'
    if (!isServer || !ts.isObjectLiteralExpression(node.initializer)) return []
    return node.initializer.properties.map((property) => property.name?.getText() ?? '?')
  })
}

it('reads the environment in lib/platform/config alone', () => {
  const readers = productFiles()
    .filter((file) => !file.startsWith('lib/platform/config/'))
    .flatMap((file) => {
      const source = parse(file)
      const reads = [...walkNodes(source)].filter(
        (node) =>
          ts.isPropertyAccessExpression(node) &&
          node.getText() === 'process.env' &&
          node.parent.getText() !== BUILD_CONSTANT,
      )
      return reads.map((node) => place(source, node))
    })
  expect(readers).toEqual([])
})

it('tells every variable in the README, and no other', () => {
  const documented = [...read('README.md').matchAll(/^\| `([A-Z0-9_]+)` +\|/gm)].map((match) => match[1])
  expect(documented.sort()).toEqual(declared().sort())
})

it('declares every variable that lib/platform/config reads', () => {
  const used = filesUnder('lib/platform/config', /\.ts$/).flatMap((file) =>
    // The framework sets variables that begin with NEXT_.
    [...read(file).matchAll(/process\.env\.((?!NEXT_)[A-Z0-9_]+)/g)].map((match) => match[1] ?? ''),
  )
  expect(used.filter((name) => !declared().includes(name))).toEqual([])
})
