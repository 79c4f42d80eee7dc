import 'server-only'
import { createTranslator } from 'next-intl'
import type { FieldProblem } from '@/lib/platform/errors/app-error'
import type { Locale } from './locales'
import { getCatalog } from './messages'

/** Translates an error outside of components. */
export function errorText(locale: Locale, problem: FieldProblem): string {
  return createErrorTranslator(locale)(problem)
}

export function createErrorTranslator(locale: Locale): (problem: FieldProblem) => string {
  const messages = getCatalog(locale)
  const t = createTranslator({ locale, messages, namespace: 'errors' })
  return ({ key, values = {} }) =>
    t((Object.hasOwn(messages.errors, key) ? key : 'invalid') as keyof typeof messages.errors, values)
}
