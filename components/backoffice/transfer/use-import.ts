import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { notify } from '@/components/shell/notify'
import type { ImportResult } from '@/lib/features/admin/imports/schema'
import { ApiError, buildApiUrl } from '@/lib/platform/http/api-client'
import { useRouter } from '@/lib/platform/i18n/navigation'

/** Copy of the endpoint's limit; its schema would enlarge the page. */
const MAX_BYTES = 10 * 1024 * 1024

export type Problem = { text: string; places: { path: string; text: string }[] }

export type ImportState =
  | { step: 'choose'; problem: Problem | null }
  | { step: 'sending'; task: 'check' | 'import'; share: number }
  | { step: 'found'; file: File; result: ImportResult; meanwhile: boolean; problem: Problem | null }

/** Returns an import's state: select, compare, apply. */
export function useImport(onDone: () => void) {
  const t = useTranslations('transfer.importDialog')
  const errors = useTranslations('errors')
  const router = useRouter()
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: null })
  const cancel = useRef<() => void>(undefined)

  const refuse = (text: string) => setState({ step: 'choose', problem: { text, places: [] } })

  const problemIn = (error: ApiError): Problem => {
    const places = Object.entries(error.fields).map(([path, texts]) => ({ path, text: texts.join(' ') }))
    const isLarge = error.code === 'payload_too_large'
    if (error.code === 'malformed_request' || isLarge)
      return { text: t(isLarge ? 'tooLarge' : 'notJson'), places: [] }
    if (error.code === 'validation_failed') return { text: t('wrong', { count: places.length }), places }
    return { text: error.message || errors('network'), places: [] }
  }

  const send = async (file: File, task: 'check' | 'import', digest?: string): Promise<ImportResult> => {
    setState({ step: 'sending', task, share: 0 })
    const { uploadJson } = await import('@/lib/platform/http/upload')
    const address = buildApiUrl('/admin/content/import', {}, { dryRun: task === 'check', digest })
    const sending = uploadJson<ImportResult>(address, file, (share) =>
      setState({ step: 'sending', task, share }),
    )
    cancel.current = task === 'check' ? sending.cancel : undefined
    return sending.result.finally(() => {
      cancel.current = undefined
    })
  }

  const check = async (file: File, meanwhile = false) => {
    try {
      const result = await send(file, 'check')
      setState({ step: 'found', file, result, meanwhile, problem: null })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'cancelled') setState({ step: 'choose', problem: problemIn(error) })
    }
  }

  const choose = async (chosen: File) => {
    if (chosen.size > MAX_BYTES) return refuse(t('tooLarge'))
    // Read once: the import sends exactly the compared bytes.
    const bytes = await chosen.arrayBuffer().catch(() => null)
    if (!bytes) return refuse(t('notJson'))
    await check(new File([bytes], chosen.name))
  }

  const confirm = async () => {
    if (state.step !== 'found') return
    const { file, result } = state
    try {
      const { counts } = await send(file, 'import', result.digest)
      const count = Object.values(counts).reduce((sum, { create, update }) => sum + create + update, 0)
      void notify('success', t('done', { count }))
      router.refresh()
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'changed_meanwhile') await check(file, true)
      else setState({ ...state, problem: problemIn(error) })
    }
  }

  const close = () => {
    cancel.current?.()
    onDone()
  }

  return { state, choose, confirm, close }
}
