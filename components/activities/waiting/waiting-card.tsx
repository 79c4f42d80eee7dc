'use client'

import { Check, X } from 'lucide'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { Photo } from '@/components/ui/photo'
import { useDialog } from '@/components/ui/use-dialog'
import { useFocusRescue } from '@/components/ui/use-focus-rescue'
import type { CompletionResult } from '@/lib/features/completions/schema'
import type {
  confirmWaitingContract,
  refuseWaitingContract,
} from '@/lib/features/completions/waiting/contract'
import type { WaitingView } from '@/lib/features/completions/waiting/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { send } from '@/lib/platform/http/api-client'
import { photoThumb } from '../photo-thumb'

const BadgeEarnedDialog = lazyClient(() =>
  import('@/components/completions/badge-earned-dialog').then((module) => module.BadgeEarnedDialog),
)

const PATH = '/families/{id}/waiting/{waitingId}'

type WaitingCardProps = { familyId: string; waiting: readonly WaitingView[] }

/** Shows what children sent from their screen; an adult decides about each. */
export function WaitingCard({ familyId, waiting }: WaitingCardProps) {
  const t = useTranslations('waiting')
  const card = useRef<HTMLDivElement>(null)
  useFocusRescue(card, waiting.length)
  const [response, setResponse] = useState<CompletionResult | null>(null)
  const [isCelebrating, setCelebrating] = useState(false)
  const celebrate = (confirmed: CompletionResult) => {
    setResponse(confirmed)
    setCelebrating(confirmed.badge !== null)
  }
  return (
    <>
      {waiting.length > 0 ? (
        <Card
          ref={card}
          tabIndex={-1}
          as="section"
          tone="sun"
          aria-labelledby="waiting"
          className="mb-5 outline-none"
        >
          <h2 id="waiting" className="text-xl">
            {t('title', { count: waiting.length })}
          </h2>
          <p className="mt-1">{t('text')}</p>
          <ul className="mt-4 grid gap-3">
            {waiting.map((one) => (
              <WaitingRow key={one.id} familyId={familyId} waiting={one} onConfirmed={celebrate} />
            ))}
          </ul>
        </Card>
      ) : null}
      {response?.badge ? (
        <BadgeEarnedDialog
          open={isCelebrating}
          namespace="queue"
          response={response}
          onClose={() => setCelebrating(false)}
          onCloseAutoFocus={() => undefined}
        />
      ) : null}
    </>
  )
}

type WaitingRowProps = {
  familyId: string
  waiting: WaitingView
  onConfirmed: (response: CompletionResult) => void
}

function WaitingRow({ familyId, waiting, onConfirmed }: WaitingRowProps) {
  const t = useTranslations('waiting')
  const params = { id: familyId, waitingId: waiting.id }
  const confirmation = useApiMutation(() => send<typeof confirmWaitingContract>('PUT', PATH, { params }), {
    success: ({ points }) => t('confirmed', { points: points.earned }),
    error: t('failed'),
    refresh: true,
    onSuccess: onConfirmed,
  })
  const refusal = useApiMutation(() => send<typeof refuseWaitingContract>('DELETE', PATH, { params }), {
    success: t(waiting.completed ? 'removed' : 'refused'),
    error: t('failed'),
    refresh: true,
  })
  const { taskTitle, photoUrl, photoPlaceholder, kid, date, completed } = waiting
  const refuse = t(completed ? 'remove' : 'refuse')
  const question = useDialog()
  return (
    <li className="grid gap-4 rounded-card bg-card p-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-center">
      <a href={photoUrl} target="_blank" rel="noreferrer">
        <Photo
          src={photoThumb(photoUrl)}
          placeholder={photoPlaceholder}
          alt={t('photo', { task: taskTitle })}
          className="aspect-[4/3] w-full rounded-2xl"
        />
      </a>
      <div className="grid gap-3">
        <div>
          <h3>{taskTitle}</h3>
          <p className="text-soft">{[kid?.firstName, formatDate(date)].filter(Boolean).join(' · ')}</p>
          {completed ? <p className="mt-1">{t('completed')}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {completed ? null : (
            <Button
              loading={confirmation.isPending}
              disabled={refusal.isPending}
              onClick={() => confirmation.run()}
            >
              <Icon of={Check} />
              {t('confirm')}
              <span className="sr-only"> {taskTitle}</span>
            </Button>
          )}
          <Button
            variant="secondary"
            loading={refusal.isPending}
            disabled={confirmation.isPending}
            onClick={question.show}
          >
            <Icon of={X} />
            {refuse}
            <span className="sr-only"> {taskTitle}</span>
          </Button>
        </div>
      </div>
      <Confirmation
        dialog={question}
        title={t(completed ? 'removeTitle' : 'refuseTitle')}
        text={t(completed ? 'removeText' : 'refuseText')}
        confirmLabel={refuse}
        onConfirm={() => refusal.run().then(question.close)}
      />
    </li>
  )
}
