type Named = { id: string; name: string; description: string }

/** Removes accents and converts to lower case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Returns the tasks that match all words, matches in the name before matches in the description.
 * @param unused restricts the result to these ids
 */
export function searchTasks<T extends Named>(
  tasks: readonly T[],
  search: string,
  unused: ReadonlySet<string> | null,
): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every((word) => text.includes(word))
  const pool = unused ? tasks.filter(({ id }) => unused.has(id)) : tasks
  const byName = pool.filter(({ name }) => holds(plain(name)))
  const named = new Set(byName)
  const byText = pool.filter(
    (task) => !named.has(task) && holds(`${plain(task.name)} ${plain(task.description)}`),
  )
  return [...byName, ...byText]
}
