import ts from 'typescript'
import { expect, it } from 'vitest'
import { configurationPage, envExample, listVariableGroups } from '../../scripts/support/configuration-page'
import { filesUnder, parse, place, productFiles, read, walkNodes } from './source'

/** Constant that Next replaces in a build. */
const BUILD_CONSTANT = 'process.env.NEXT_RUNTIME'

const variables = listVariableGroups().flatMap((group) => group.variables)
const declared = variables.map(({ name }) => name)

/** Their example must not start a server. */
const SECRETS = ['AUTH_SECRET', 'METRICS_TOKEN']

it('only lib/platform/config reads the environment', () => {
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

it('docs/configuration.md and .env.example are current (npm run docs:configuration writes them)', () => {
  expect(read('docs/configuration.md')).toBe(configurationPage())
  expect(read('.env.example')).toBe(envExample())
})

it('the documentation lists every variable of lib/platform/config, and no other', () => {
  const nodes = filesUnder('lib/platform/config', /\.ts$/).flatMap((file) => [...walkNodes(parse(file))])
  const names = nodes.filter(ts.isPropertyAssignment).map((node) => node.name.getText())
  // The server sets variables that begin with NEXT.
  expect(names.filter((name) => /^(?!NEXT)[A-Z][A-Z0-9_]+$/.test(name)).sort()).toEqual([...declared].sort())
})

it('a server accepts the examples of all variables except secrets', () => {
  const accepted = variables.filter(({ schema, example }) => schema.safeParse(example).success)
  expect(accepted.map(({ name }) => name)).toEqual(declared.filter((name) => !SECRETS.includes(name)))
})

it('every variable that lib/platform/config reads is declared', () => {
  const used = filesUnder('lib/platform/config', /\.ts$/).flatMap((file) =>
    // The framework sets variables that begin with NEXT_.
    [...read(file).matchAll(/process\.env\.((?!NEXT_)[A-Z0-9_]+)/g)].map((match) => match[1] ?? ''),
  )
  expect(used.filter((name) => !declared.includes(name))).toEqual([])
})
