'use client'

import { useSearchParams } from 'next/navigation'
import { usePathname } from '@/lib/platform/i18n/navigation'
import { listAddress } from './list-address'

const NOTHING_OPEN = { edit: null, remove: null }

/** Returns a builder of the list's URL; null removes a parameter. */
export function useListAddress() {
  const path = usePathname()
  const query = Object.fromEntries(useSearchParams())
  return (change: Record<string, string | null>) => listAddress(path, query, { ...NOTHING_OPEN, ...change })
}
