'use client'

import { type ReactNode, useRef } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import type {
  acceptRequestContract,
  refuseRequestContract,
  removeFollowerContract,
  unblockContract,
} from '@/lib/features/community/contract'
import type { revokeShareContract } from '@/lib/features/feed/shares/contract'
import { send } from '@/lib/platform/http/api-client'

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

/** Sends a request on click, shows a toast and refreshes the page. */
export function ActButton({ act, id, children, label, done, primary = false }: ActButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  /** The button unmounts with its row. */
  const leaveRow = () =>
    button.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  const { run, isPending } = useApiMutation<[], unknown>(() => ACTS[act](id), {
    success: done,
    refresh: true,
    onSuccess: leaveRow,
    onError: (error) => {
      if (error.status > 0) leaveRow()
      return false
    },
  })
  return (
    <Button
      ref={button}
      variant={primary ? 'primary' : 'secondary'}
      size="sm"
      loading={isPending}
      aria-label={label}
      onClick={() => run()}
      className={act === 'accept' || act === 'refuse' ? 'min-h-11' : undefined}
    >
      {children}
    </Button>
  )
}
