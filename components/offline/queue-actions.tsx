'use client'

import { Download, RotateCw, Send, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

type QueueActionsProps = {
  refused: boolean
  canRetry: boolean
  busy: boolean
  online: boolean
  task: string
  file: { address: string | null; name: string }
  onSend: () => Promise<void>
  onDiscard: () => void
}

const wide = 'col-span-2 min-h-11'
const half = 'min-h-11 px-2'

/** Shows a queued photo's actions, most likely first. */
export function QueueActions({
  refused,
  canRetry,
  busy,
  online,
  task,
  file,
  onSend,
  onDiscard,
}: QueueActionsProps) {
  const t = useTranslations('queue')
  const taskLabel = <span className="sr-only"> {t('forTask', { task })}</span>
  const main = online ? 'primary' : 'secondary'
  const send = (
    <Button
      key="send"
      size="sm"
      variant={refused ? 'ghost' : main}
      disabled={busy}
      onClick={onSend}
      className={refused ? half : wide}
    >
      {refused ? <Icon of={RotateCw} /> : <Icon of={Send} />}
      {refused ? t('retry') : t('sendNow')}
      {taskLabel}
    </Button>
  )
  const save = (
    <a
      key="save"
      href={file.address ?? undefined}
      download={file.name}
      className={cn(
        buttonVariants({ size: 'sm', variant: refused ? 'primary' : 'ghost' }),
        refused ? wide : half,
      )}
    >
      <Icon of={Download} />
      {t('save')}
      {taskLabel}
    </a>
  )
  return (
    <div className="col-span-2 grid grid-cols-2 gap-2 pt-1">
      {refused ? [save, canRetry ? send : null] : [send, save]}
      <Button size="sm" variant="ghost" disabled={busy} onClick={onDiscard} className={half}>
        <Icon of={Trash2} />
        {t('discard')}
        {taskLabel}
      </Button>
    </div>
  )
}
