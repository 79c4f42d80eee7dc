import { createSearchFilter, normalizeSearch } from '@/lib/platform/i18n/search'

type Translation = { name?: string | undefined; description?: string | undefined }
type Searchable = Required<Translation> & {
  id: string
  translations?: Partial<Record<string, Translation>>
}

function normalizeTexts({ translations = {}, ...task }: Searchable, field: keyof Translation): string {
  return normalizeSearch([task, ...Object.values(translations)].map((text) => text?.[field] ?? '').join(' '))
}

/**
 * Returns tasks that match all words in any language, matches in the name first.
 * @param allowed restricts the result to these ids
 */
export function searchTasks<T extends Searchable>(
  tasks: readonly T[],
  search: string,
  allowed: ReadonlySet<string> | null,
): T[] {
  const matches = createSearchFilter(search)
  const pool = allowed ? tasks.filter(({ id }) => allowed.has(id)) : tasks
  const byName = pool.filter((task) => matches(normalizeTexts(task, 'name')))
  const named = new Set(byName)
  const byText = pool.filter(
    (task) => !named.has(task) && matches(normalizeTexts(task, 'name') + normalizeTexts(task, 'description')),
  )
  return [...byName, ...byText]
}
