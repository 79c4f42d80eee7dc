import 'server-only'
import { createTranslator } from 'next-intl'
import type { FieldProblem } from '@/lib/platform/errors/app-error'
import type { Locale } from './locales'
import { getCatalog } from './messages'

/** Translates an error outside of components. */
export function errorText(locale: Locale, problem: FieldProblem): string {
  const t = createTranslator({ locale, messages: getCatalog(locale), namespace: 'errors' })
  const key = Object.hasOwn(getCatalog(locale).errors, problem.key) ? problem.key : 'invalid'
  return t(key as keyof ReturnType<typeof getCatalog>['errors'], problem.values ?? {})
}
