'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/platform/http/client'
import { fetchFile } from './fetch-file'

/** Returns a function that fetches a file for a callback, one at a time, and shows errors as toasts. */
export function useFile() {
  const errors = useTranslations('errors')
  const [busy, setBusy] = useState(false)

  const withFile = async (url: string, use: (file: File) => void | Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await use(await fetchFile(url))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
    } finally {
      setBusy(false)
    }
  }

  return { busy, withFile }
}
