'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/shell/notify'
import { ApiError } from '@/lib/platform/http/api-client'

type SaveFile = (file: File) => void

/** Returns a function that fetches one file at a time; shows errors as toasts. */
export function useFile() {
  const errors = useTranslations('errors')
  const [busy, setBusy] = useState(false)

  const withFile = async (url: string, use: (file: File, save: SaveFile) => void | Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      // Without a connection there is no file either.
      const files = await import('./fetch-file').catch(() => null)
      if (!files) throw new ApiError(0, { code: '', message: '' })
      await use(await files.fetchFile(url), files.saveFile)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
    } finally {
      setBusy(false)
    }
  }

  return { busy, withFile }
}
