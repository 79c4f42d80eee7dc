'use client'

import { ChevronDown, LogOut, Monitor, Smartphone } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { leaveTo } from '@/components/auth/leave-to'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useDialog } from '@/components/ui/use-dialog'
import type { endSessionContract, signOutEverywhereContract } from '@/lib/features/auth/sessions/contract'
import { send } from '@/lib/platform/http/api-client'

type SessionLine = {
  id: string
  current: boolean
  portable: boolean
  device: string
  since: string
  /** When it was last used, in short. */
  active: string
  lastUsed: string
  until: string
}

const FEW = 3

export function SessionList({ sessions }: { sessions: readonly SessionLine[] }) {
  const t = useTranslations('sessions')
  const list = useRef<HTMLUListElement>(null)
  const [all, setAll] = useState(false)
  const dialog = useDialog()

  const { run } = useApiMutation(
    () => send<typeof signOutEverywhereContract>('DELETE', '/auth/sessions', {}),
    { onSuccess: () => leaveTo('/login') },
  )
  const endAll = async () => {
    if (!(await run())) dialog.close()
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('title')} className="@container mt-2 divide-y divide-line">
        {(all ? sessions : sessions.slice(0, FEW)).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            // The button unmounts with its row.
            onEnded={() => list.current?.focus()}
          />
        ))}
      </ul>
      <div className="mt-2 grid justify-items-start gap-3">
        {all || sessions.length <= FEW ? null : (
          <Button
            variant="link"
            className="-mx-1"
            onClick={() => {
              setAll(true)
              list.current?.focus()
            }}
          >
            {t('all', { count: sessions.length })}
          </Button>
        )}
        <Button variant="secondary" className="max-sm:w-full" onClick={dialog.show}>
          <Icon of={LogOut} />
          {t('endAll')}
        </Button>
      </div>
      <Confirmation
        dialog={dialog}
        title={t('endAllTitle')}
        text={t('endAllText')}
        confirmLabel={t('endAll')}
        onConfirm={endAll}
      />
    </>
  )
}

type SessionRowProps = { session: SessionLine; onEnded: () => void }

function SessionRow({ session, onEnded }: SessionRowProps) {
  const t = useTranslations('sessions')
  const { id, current, portable, device, since, active, lastUsed, until } = session
  const { run, isPending } = useApiMutation(
    () => send<typeof endSessionContract>('DELETE', '/auth/sessions/{id}', { params: { id } }),
    { success: t('ended'), refresh: true, onSuccess: onEnded, onError: (error) => error.status === 404 },
  )
  const icon = portable ? Smartphone : Monitor
  return (
    <li className="relative flex flex-wrap items-start gap-x-2.5 gap-y-1 py-2 pr-8 sm:gap-x-4">
      <span className="mt-0.5 grid size-10 shrink-0 place-items-center rounded-full bg-sky-tint text-sky-ink">
        <Icon of={icon} className="size-5" />
      </span>
      <details className="min-w-0 flex-1 text-soft text-sm @max-[26rem]:basis-[calc(100%-3.5rem)]">
        <summary className="flex min-h-11 list-none items-center rounded-md [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="font-bold text-base text-ink">{device}</span>
            {current ? (
              <Badge tone="leaf" size="sm">
                {t('current')}
              </Badge>
            ) : null}
            <span className="max-lg:basis-full">
              {active} · <span className="sm:whitespace-nowrap">{since}</span>
            </span>
          </span>
          {/* At the row's edge, after the button. */}
          <span className="absolute top-2 right-0 grid h-11 w-8 place-items-center justify-items-end">
            <Icon
              of={ChevronDown}
              className="size-5 text-leaf-ink transition-transform [details[open]>summary_&]:rotate-180"
            />
          </span>
        </summary>
        {lastUsed === active ? null : <p>{lastUsed}</p>}
        <p>{until}</p>
      </details>
      {current ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="my-1 @max-[26rem]:ml-12.5 sm:min-w-24"
          loading={isPending}
          aria-label={t('endNamed', { device, since })}
          onClick={() => run()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
