'use client'

import { CircleAlert } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePreview } from '@/components/photos/use-preview'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import { isErrorCode } from '@/lib/platform/errors/app-error'
import { QueueActions } from './queue-actions'
import { changePhoto, removePhoto } from './queue-storage'
import type { QueuedPhoto } from './queued-photo'

type QueueItemProps = {
  queued: QueuedPhoto
  timezone: string
  percent: number | null
  online: boolean
  onSend: () => Promise<void>
}

export function QueueItem({ queued, timezone, percent, online, onSend }: QueueItemProps) {
  const t = useTranslations('queue')
  const tCommon = useTranslations('common')
  const [isDiscarding, setDiscarding] = useState(false)
  // Each database read creates another blob; the first one stays valid.
  const [photo] = useState(queued.photo)
  const address = usePreview(photo)
  const { id, task, refusal } = queued
  const queuedAt = new Date(queued.queuedAt)
  const date = localDateAt(queuedAt, timezone)
  const send = async () => {
    if (refusal) await changePhoto(id, { refusal: null })
    await onSend()
  }
  return (
    <li className="grid grid-cols-[min(4.5rem,23vw)_minmax(0,1fr)] content-start gap-x-3 gap-y-2 rounded-2xl bg-card p-3">
      <div className="size-18 overflow-hidden rounded-xl bg-muted">
        {address ? (
          <img src={address} alt={t('photoOf', { task: task.title })} className="size-full object-cover" />
        ) : null}
      </div>
      <div className="min-w-0 self-center">
        <h3 className="text-base leading-snug">{task.title}</h3>
        <p className="text-soft text-sm">
          {t('queuedAt', { date: formatDate(date), time: localTimeAt(queuedAt, timezone) })}
        </p>
        {refusal ? (
          <RejectionMessage refusal={refusal} />
        ) : (
          <UploadStatus percent={percent} online={online} />
        )}
      </div>
      <QueueActions
        refused={refusal !== null}
        // The server will never accept this photo.
        canRetry={refusal?.code !== 'photo_not_accepted' && refusal?.code !== 'photo_too_large'}
        busy={percent !== null}
        online={online}
        task={task.title}
        file={{ address, name: `brota-${date}-${task.title}.${getFileExtension(photo)}` }}
        onSend={send}
        onDiscard={() => setDiscarding(true)}
      />
      <ConfirmDialog
        open={isDiscarding}
        title={t('discardTitle')}
        text={t('discardText')}
        closeLabel={tCommon('close')}
        cancelLabel={tCommon('cancel')}
        confirmLabel={t('discard')}
        onCancel={() => setDiscarding(false)}
        onConfirm={() => removePhoto(id)}
      />
    </li>
  )
}

function UploadStatus({ percent, online }: { percent: number | null; online: boolean }) {
  const t = useTranslations('queue')
  const text =
    percent === null ? t(online ? 'state.queued' : 'state.queuedOffline') : t('state.sending', { percent })
  return <p className="font-bold text-sm text-sun-ink">{text}</p>
}

/** Translates the error code, because the page's language can have changed since the rejection. */
function RejectionMessage({ refusal }: { refusal: NonNullable<QueuedPhoto['refusal']> }) {
  const t = useTranslations('queue')
  const tErrors = useTranslations('errors')
  const { code, message } = refusal
  return (
    <p className="flex items-start gap-1.5 font-bold text-coral-ink text-sm">
      <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
      {code === 'other_family' ? t(code) : isErrorCode(code) ? tErrors(code) : message}
    </p>
  )
}

function getFileExtension({ type }: Blob): string {
  return type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')
}
