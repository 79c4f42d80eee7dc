import type { CommunityFamily } from '@/lib/features/community/schema'
import { cleanLine, cutLine } from '@/lib/platform/text/clean'

/** Each has a tab; that of the requests also has the sent ones. */
export const TABS = ['discover', 'following', 'followers', 'requests', 'blocked'] as const
export type TabName = (typeof TABS)[number]
export type ListName = TabName | 'sent'

export const SEARCHED: readonly ListName[] = ['discover', 'following']

/** Short lists that are read in one narrow column. */
export const IN_ONE_COLUMN: readonly ListName[] = ['requests', 'sent']

/** Lists whose cards have two buttons. */
export const WITH_TWO_ACTIONS: readonly ListName[] = ['followers', 'requests']

export const PAGE = 18

export type FamilyPage = { items: CommunityFamily[]; nextCursor: string | null }

/** Returns the address's tab, by default all families. */
export function parseTab(value: string | string[] | undefined): TabName {
  return value === 'sent' ? 'requests' : (TABS.find((tab) => tab === value) ?? 'discover')
}

export const SEARCH_MAX = 80

export function parseSearch(list: ListName, value: string | string[] | null | undefined): string {
  const text = Array.isArray(value) ? value.at(-1) : value
  return SEARCHED.includes(list) ? cutLine(cleanLine(text ?? ''), SEARCH_MAX) : ''
}

export function addressOfList(list: ListName, search = ''): string {
  const query = new URLSearchParams({
    ...(list !== 'discover' && { list }),
    ...(search && { search }),
  }).toString()
  return `/community${query && `?${query}`}`
}
