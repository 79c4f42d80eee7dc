'use client'

import { useEffect, useState } from 'react'
import type { countQualifyingContract } from '@/lib/features/badges/editor/contract'
import type { BadgeRule } from '@/lib/features/badges/rules'
import { ApiError, send } from '@/lib/platform/http/client'
import type { Data } from '@/lib/platform/http/contract'

const TYPING_MS = 400

type Counted = Data<typeof countQualifyingContract> | 'counting' | 'unknown'

/** Returns the number of families that already meet the rule; debounces its requests. */
export function useQualifying(rule: BadgeRule, badgeId: string | undefined): Counted {
  const [counted, setCounted] = useState<Counted>('counting')
  const asked = JSON.stringify(rule)
  useEffect(() => {
    let left = false
    setCounted('counting')
    const wait = setTimeout(async () => {
      const query = { rule: asked, ...(badgeId && { badgeId }) }
      try {
        const data = await send<typeof countQualifyingContract>('GET', '/badges/qualifying', { query })
        if (!left) setCounted(data)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!left) setCounted('unknown')
      }
    }, TYPING_MS)
    return () => {
      left = true
      clearTimeout(wait)
    }
  }, [asked, badgeId])
  return counted
}
