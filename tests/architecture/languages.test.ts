import ts from 'typescript'
import { expect, it } from 'vitest'
import { LOCALES } from '@/lib/platform/i18n/locales'
import { parse, place, productFiles, walkNodes } from './source'

const LISTS = ['lib/platform/i18n/supported.ts', 'lib/platform/i18n/messages.ts']

/** With a region, or in a comparison. */
function isLanguageName(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node)) return false
  const isCompared = ts.isBinaryExpression(node.parent) && LOCALES.some((locale) => locale === node.text)
  return isCompared || LOCALES.some((locale) => locale.includes('-') && node.text.includes(locale))
}

it('languages are named only in their list, so a new one needs no other change', () => {
  const files = [...productFiles(), 'next.config.ts']
  const named = files
    .filter((file) => !LISTS.includes(file))
    .flatMap((file) => {
      const source = parse(file)
      return [...walkNodes(source)].filter(isLanguageName).map((node) => place(source, node))
    })
  expect(named).toEqual([])
})
