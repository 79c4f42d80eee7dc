import { type MessageFormatElement, parse as parseMessage, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ERROR_STATUS } from '@/lib/platform/errors/app-error'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { calledName, parse, productFiles, walkNodes } from './source'

interface Catalog {
  [key: string]: string | Catalog
}

function flatten(catalog: Catalog, prefix = ''): [key: string, text: string][] {
  return Object.entries(catalog).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

function listArguments(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...listArguments(element.children)]
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element.value]
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => listArguments(value))]
  })
}

const english = new Map(flatten(getCatalog(DEFAULT_LOCALE)))

describe.each(LOCALES)('the catalog %s', (locale) => {
  const catalog = new Map(flatten(getCatalog(locale)))

  it('holds the same keys as the English one', () => {
    expect([...catalog.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('has the same placeholders in each text as the English one', () => {
    const values = (text: string | undefined) =>
      [...new Set(listArguments(parseMessage(text ?? '')))].sort().join()
    const different = [...english].filter(([key, text]) => values(text) !== values(catalog.get(key)))
    expect(different.map(([key]) => key)).toEqual([])
  })

  it('has no empty text', () => {
    const empty = [...catalog].filter(([, text]) => text.trim() === '')
    expect(empty.map(([key]) => key)).toEqual([])
  })
})

describe('catalogs', () => {
  it('use the plural for zero, even where the grammar uses the singular', () => {
    const one = [...new Map(flatten(getCatalog('pt-BR')))].filter(([, text]) => /\bone \{/.test(text))
    expect(one.map(([key]) => key)).toEqual([])
  })

  it('have a text for every error', () => {
    expect(Object.keys(ERROR_STATUS).filter((code) => !english.has(`errors.${code}`))).toEqual([])
  })
})

type Uses = { namespaces: Set<string>; exact: Set<string>; patterns: RegExp[] }

const TRANSLATORS = ['useTranslations', 'getTranslations', 'createTranslator']

function findUses(file: string): Uses {
  const uses: Uses = { namespaces: new Set(), exact: new Set(), patterns: [] }
  for (const node of walkNodes(parse(file))) {
    if (ts.isStringLiteralLike(node)) uses.exact.add(node.text)
    else if (ts.isPropertyAssignment(node)) uses.exact.add(node.name.getText())
    else if (ts.isTemplateExpression(node)) uses.patterns.push(toPattern(node))
    else if (TRANSLATORS.includes(calledName(node) ?? '')) addStrings(node, uses.namespaces)
  }
  return uses
}

function addStrings(node: ts.Node, into: Set<string>): void {
  for (const inner of walkNodes(node)) if (ts.isStringLiteralLike(inner)) into.add(inner.text)
}

function toPattern(template: ts.TemplateExpression): RegExp {
  const fixed = [template.head, ...template.templateSpans.map(({ literal }) => literal)]
  return new RegExp(`^${fixed.map(({ text }) => text.replace(/[^\w]/g, '\\$&')).join('[\\w-]+')}$`)
}

const uses = productFiles().map(findUses)

/** The key may be in another file than its translator's namespace. */
function isUsed(key: string): boolean {
  const parts = key.split('.')
  return parts.some((_, index) => {
    const namespace = parts.slice(0, index).join('.')
    const name = parts.slice(index).join('.')
    const known = namespace === '' || uses.some(({ namespaces }) => namespaces.has(namespace))
    return known && uses.some(({ exact, patterns }) => exact.has(name) || isMatched(patterns, name))
  })
}

/** A template of only values names no key. */
function isMatched(patterns: RegExp[], name: string): boolean {
  return patterns.some(
    (pattern) => /[a-z]/i.test(pattern.source.replaceAll('[\\w-]+', '')) && pattern.test(name),
  )
}

it('the catalogs contain no unused text', () => {
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([])
})
