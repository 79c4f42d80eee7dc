'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import type { debugAdminContract, debugAuthContract } from '@/lib/features/admin/debug/contract'
import { ApiError, send } from '@/lib/platform/http/client'

export type DebugFacts = Record<string, string | boolean | null>

const QUESTIONS = {
  auth: (): Promise<DebugFacts> => send<typeof debugAuthContract>('GET', '/debug/auth', {}),
  admin: (): Promise<DebugFacts> => send<typeof debugAdminContract>('GET', '/debug/admin', {}),
}

export function useDebugFacts(kind: keyof typeof QUESTIONS) {
  const errors = useTranslations('errors')
  const [facts, setFacts] = useState<DebugFacts | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = useCallback(async () => {
    setFailure(null)
    setFacts(null)
    try {
      setFacts(await QUESTIONS[kind]())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message || errors('network'))
    }
  }, [kind, errors])
  useEffect(() => void ask(), [ask])
  return { facts, failure, ask }
}
