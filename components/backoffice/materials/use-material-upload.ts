'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { MATERIAL_MAX_BYTES } from '@/lib/features/materials/uploads/rules'
import type { AddedMaterial } from '@/lib/features/materials/uploads/schema'
import { ApiError, buildApiUrl } from '@/lib/platform/http/api-client'
import { upload } from '@/lib/platform/http/upload'
import { useRouter } from '@/lib/platform/i18n/navigation'

/** Returns an upload's state; the selection stays until success. */
export function useMaterialUpload(challengeId: string, onAdded: (material: AddedMaterial) => void) {
  const t = useTranslations('challengeMaterials')
  const errors = useTranslations('errors')
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [removed, setRemoved] = useState<AddedMaterial['removed']>([])
  const running = useRef<{ cancel: () => void } | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const choose = (chosen: File | null) => {
    const tooLarge = chosen !== null && chosen.size > MATERIAL_MAX_BYTES
    setProblem(tooLarge ? errors('material_too_large') : null)
    setRemoved([])
    setFile(tooLarge ? null : chosen)
    setName(
      chosen && !tooLarge
        ? chosen.name
            .replace(/\.pdf$/i, '')
            .replace(/_+/g, ' ')
            .trim()
        : '',
    )
  }

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'cancelled') return
    const [first] = error.fields.file ?? error.fields.name ?? []
    setProblem(first ?? (error.message || errors('network')))
  }

  const sendIt = async (chosen: File) => {
    if (running.current) return
    setProblem(null)
    setShare(0)
    const fields: Record<string, string> = name.trim() ? { name } : {}
    const address = buildApiUrl('/challenges/{id}/materials', { id: challengeId })
    const sending = upload<AddedMaterial>(address, chosen, setShare, { fields })
    running.current = sending
    try {
      const added = await sending.result
      choose(null)
      setRemoved(added.removed)
      onAdded(added)
      void notify('success', t('added'))
      router.refresh()
    } catch (error) {
      fail(error)
    } finally {
      running.current = null
      setShare(null)
    }
  }

  const cancel = () => running.current?.cancel()
  return { file, name, setName, share, problem, removed, choose, send: sendIt, cancel }
}
