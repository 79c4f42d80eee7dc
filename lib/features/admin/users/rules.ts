import type { UserFilter, UserSorting } from './schema'

type Record = { firstName: string; familyName: string; status: string; isAdmin: boolean }

/** Computes a version for optimistic locking. */
export function computeUserVersion({ firstName, familyName, status, isAdmin }: Record): string {
  const text = [firstName, familyName, status, isAdmin].join('\n')
  // FNV-1a with two seeds suffices for one record.
  return [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed).toString(36)).join('-')
}

function fnv(text: string, seed: number): number {
  let hash = seed
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}

/** Resolves the order; by default by name, for a search newest first. */
export function resolveSorting(
  search: string | undefined,
  { sort, order }: Pick<UserFilter, 'sort' | 'order'>,
): UserSorting {
  if (search && !sort && !order) return { sort: 'created', order: 'desc' }
  return { sort: sort ?? 'name', order: order ?? 'asc' }
}
