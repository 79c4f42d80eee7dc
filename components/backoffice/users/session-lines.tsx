'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useDialog } from '@/components/ui/use-dialog'
import type {
  endUserSessionContract,
  endUserSessionsContract,
} from '@/lib/features/admin/user-sessions/contract'
import { send } from '@/lib/platform/http/api-client'

type SessionLine = { id: string; current: boolean; device: string; since: string; lastUsed: string }

type SessionLinesProps = {
  userId: string
  name: string
  sessions: readonly SessionLine[]
  fixed: boolean
}

const FEW = 5

export function SessionLines({ userId, name, sessions, fixed }: SessionLinesProps) {
  const t = useTranslations('userAdmin')
  const list = useRef<HTMLUListElement>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const [all, setAll] = useState(false)
  const dialog = useDialog()

  const one = useApiMutation(
    (sessionId: string) =>
      send<typeof endUserSessionContract>('DELETE', '/admin/users/{id}/sessions/{sessionId}', {
        params: { id: userId, sessionId },
      }),
    {
      success: t('detail.ended'),
      refresh: true,
      // The focused button was removed with its row.
      onSuccess: () => list.current?.focus(),
    },
  )
  const every = useApiMutation(
    () =>
      send<typeof endUserSessionsContract>('DELETE', '/admin/users/{id}/sessions', {
        params: { id: userId },
      }),
    { success: t('detail.endedAll'), refresh: true, onSuccess: dialog.close },
  )
  const end = async (sessionId: string) => {
    setEnding(sessionId)
    await one.run(sessionId)
    setEnding(null)
  }

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('detail.sessionsTitle')}
        className="mt-1 divide-y divide-line text-sm"
      >
        {(all ? sessions : sessions.slice(0, FEW)).map(({ id, current, device, since, lastUsed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-bold">
                {device}
                {current ? (
                  <Badge tone="leaf" size="sm">
                    {t('detail.thisOne')}
                  </Badge>
                ) : null}
              </p>
              <p className="text-soft">
                {t('detail.since', { at: since })}, {t('detail.lastUsed', { at: lastUsed })}
              </p>
            </div>
            {fixed ? null : (
              <Button
                variant="secondary"
                size="sm"
                loading={ending === id}
                aria-label={t('detail.endNamed', { device, at: since })}
                onClick={() => void end(id)}
              >
                {t('detail.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-3 empty:hidden">
        {fixed || sessions.length < 2 ? null : (
          <Button variant="secondary" size="sm" onClick={dialog.show}>
            {t('detail.endAll')}
          </Button>
        )}
        {all || sessions.length <= FEW ? null : (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setAll(true)
              list.current?.focus()
            }}
          >
            {t('detail.sessionsAll', { count: sessions.length })}
          </Button>
        )}
      </div>
      <Confirmation
        dialog={dialog}
        title={t('detail.endAllTitle', { name })}
        text={t('detail.endAllText')}
        confirmLabel={t('detail.endAll')}
        onConfirm={async () => void (await every.run())}
      />
    </>
  )
}
