'use client'

import { useSearchParams } from 'next/navigation'
import { usePathname } from '@/lib/platform/i18n/navigation'
import { listAddress } from './list-address'

const NOTHING_OPEN = { edit: null, remove: null }

/** Returns a function that builds the URL of the current list with changed query parameters; null removes one. */
export function useListAddress() {
  const path = usePathname()
  const query = Object.fromEntries(useSearchParams())
  return (change: Record<string, string | null>) => listAddress(path, query, { ...NOTHING_OPEN, ...change })
}
