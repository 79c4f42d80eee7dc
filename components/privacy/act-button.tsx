'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import type {
  acceptRequestContract,
  refuseRequestContract,
  removeFollowerContract,
  unblockContract,
} from '@/lib/features/community/contract'
import type { revokeShareContract } from '@/lib/features/feed/shares/contract'
import { ApiError, send } from '@/lib/platform/http/client'
import { useRouter } from '@/lib/platform/i18n/navigation'

const REQUEST = '/community/requests/{familyId}'

const ACTS = {
  accept: (familyId: string) => send<typeof acceptRequestContract>('PUT', REQUEST, { params: { familyId } }),
  refuse: (familyId: string) =>
    send<typeof refuseRequestContract>('DELETE', REQUEST, { params: { familyId } }),
  remove: (familyId: string) =>
    send<typeof removeFollowerContract>('DELETE', '/community/followers/{familyId}', {
      params: { familyId },
    }),
  unblock: (id: string) =>
    send<typeof unblockContract>('DELETE', '/community/families/{id}/block', { params: { id } }),
  revoke: (postId: string) =>
    send<typeof revokeShareContract>('DELETE', '/feed/{postId}/share', { params: { postId } }),
}

type ActButtonProps = {
  act: keyof typeof ACTS
  id: string
  /** Visible label; `label` is the accessible name. */
  children: ReactNode
  label: string
  done: string
  primary?: boolean
}

/** Sends a request on click, shows the result as a toast and refreshes the page. */
export function ActButton({ act, id, children, label, done, primary = false }: ActButtonProps) {
  const errors = useTranslations('errors')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const run = async (button: HTMLButtonElement) => {
    setBusy(true)
    try {
      await ACTS[act](id)
      void notify('success', done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
      // The data can be stale: refresh. Offline, nothing has changed.
      if (error.status === 0) return setBusy(false)
    }
    // The button unmounts with its row.
    button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    router.refresh()
  }
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      size="sm"
      loading={busy}
      aria-label={label}
      onClick={(event) => void run(event.currentTarget)}
    >
      {children}
    </Button>
  )
}
