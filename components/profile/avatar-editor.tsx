'use client'

import { Camera, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import { FieldError } from '@/components/form/field'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { listAcceptedPhotos } from '@/components/photos/photo-kind'
import { usePreview } from '@/components/photos/use-preview'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Progress } from '@/components/ui/progress'
import { useAvatar } from './use-avatar'

type AvatarEditorProps = {
  userId: string
  name: string
  avatar: string | null
  limits: PhotoLimits
  /** Shown next to the picture in place of the button's visible label. */
  children?: ReactNode
}

/** Shows the user's picture as a button that changes it. */
export function AvatarEditor({ userId, name, avatar, limits, children }: AvatarEditorProps) {
  const t = useTranslations('avatar')
  const files = useRef<HTMLInputElement>(null)
  const { phase, chosen, problem, put, remove } = useAvatar({ userId, avatar, limits })
  const preview = usePreview(chosen)
  const choose = () => {
    if (!files.current) return
    // The server does not know the device.
    files.current.accept = listAcceptedPhotos(limits.types)
    files.current.click()
  }
  const isBusy = phase.name !== 'idle'
  const label = t(avatar ? 'change' : 'add')
  const percent = phase.name === 'sending' ? Math.round(phase.share * 100) : 100
  return (
    <div className={cn('flex flex-wrap gap-x-6', children ? 'items-start gap-y-4' : 'items-center gap-y-1')}>
      <PictureButton
        label={label}
        isLabelVisible={!children}
        isBusy={isBusy}
        src={preview ?? (avatar && photoThumb(avatar))}
        name={name}
        onClick={choose}
      />
      <div className={cn('flex min-w-0 flex-col gap-1', children ? 'flex-[1_1_13rem]' : 'flex-[1_1_9rem]')}>
        {children}
        {avatar ? (
          <Button
            variant="link"
            size="sm"
            loading={phase.name === 'removing'}
            disabled={isBusy && phase.name !== 'removing'}
            onClick={() => void remove()}
            className={cn('-mx-1 self-start', children && 'mt-1')}
          >
            <Icon of={Trash2} />
            {t('remove')}
          </Button>
        ) : null}
        {phase.name === 'sending' ? (
          <Progress value={percent} label={t('sending')} valueText={t('percent', { percent })} />
        ) : null}
        <div role="alert" className="empty:-mt-1">
          <FieldError id={`${userId}-picture`} error={problem ?? undefined} />
        </div>
      </div>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={t('add')}
        accept={limits.types.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void put(file)
          // Allows the same file again after an error.
          target.value = ''
        }}
      />
    </div>
  )
}

type PictureButtonProps = {
  label: string
  isLabelVisible: boolean
  isBusy: boolean
  src: string | null
  name: string
  onClick: () => void
}

function PictureButton({ label, isLabelVisible, isBusy, src, name, onClick }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-label={isLabelVisible ? undefined : label}
      title={isLabelVisible ? undefined : label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      // Aligns the picture, not its ring, with the text below.
      className="group -ms-1 inline-flex max-w-full items-center gap-3 rounded-full"
    >
      <span className="relative grid shrink-0 rounded-full border-4 border-card bg-card">
        <Avatar src={src} name={name} tone="leaf" size="xl" className={cn(isBusy && 'animate-pulse')} />
        <span className="absolute -right-1 -bottom-1 grid size-10 place-items-center rounded-full border-4 border-card bg-leaf text-on-leaf transition-colors duration-200 group-hover:bg-leaf-deep">
          <Icon of={Camera} className="size-4.5" />
        </span>
      </span>
      {isLabelVisible ? (
        <span className="min-w-0 pr-3 text-left font-bold text-leaf-ink underline decoration-2 decoration-current/30 underline-offset-4 group-hover:decoration-current">
          {label}
        </span>
      ) : null}
    </button>
  )
}
