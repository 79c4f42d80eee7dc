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
  /** Shows a smaller picture and a link instead of the camera. */
  isSmall?: boolean
  /** Shown next to the picture. */
  children: ReactNode
}

/** Shows the user's picture as a button that changes it. */
export function AvatarEditor({ userId, name, avatar, limits, isSmall = false, children }: AvatarEditorProps) {
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
  const button = { label: t(avatar ? 'change' : 'add'), isBusy, onClick: choose }
  const src = preview ?? (avatar && photoThumb(avatar))
  const percent = phase.name === 'sending' ? Math.round(phase.share * 100) : 100
  return (
    <div
      className={cn('relative flex flex-wrap items-start', isSmall ? 'gap-x-4 gap-y-2' : 'gap-x-6 gap-y-4')}
    >
      {isSmall ? (
        <Avatar
          src={src}
          name={name}
          tone="leaf"
          className={cn('size-16 text-2xl sm:size-20 sm:text-3xl', isBusy && 'animate-pulse')}
        />
      ) : (
        <PictureButton {...button} src={src} name={name} />
      )}
      <div className={cn('flex min-w-0 flex-col gap-1', isSmall ? 'flex-[1_1_9rem]' : 'flex-[1_1_13rem]')}>
        {children}
        {isSmall ? <PictureLink {...button} /> : null}
        {avatar ? (
          <Button
            variant="link"
            size="sm"
            loading={phase.name === 'removing'}
            disabled={isBusy && phase.name !== 'removing'}
            onClick={() => void remove()}
            className={cn('-mx-1 self-start', !isSmall && 'mt-1')}
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

type PictureLinkProps = { label: string; isBusy: boolean; onClick: () => void }

function PictureLink({ label, isBusy, onClick }: PictureLinkProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      // The area above the picture belongs to it.
      className="min-h-11 self-start rounded-md text-left font-bold text-leaf-ink underline decoration-2 decoration-current/30 underline-offset-4 after:absolute after:top-0 after:left-0 after:size-16 after:rounded-full hover:decoration-current sm:after:size-20"
    >
      {label}
    </button>
  )
}

type PictureButtonProps = PictureLinkProps & { src: string | null; name: string }

function PictureButton({ label, isBusy, src, name, onClick }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      // Aligns the picture, not its ring, with the text below.
      className="group -ms-1 inline-flex rounded-full"
    >
      <span className="relative grid shrink-0 rounded-full border-4 border-card bg-card">
        <Avatar src={src} name={name} tone="leaf" size="xl" className={cn(isBusy && 'animate-pulse')} />
        <span className="absolute -right-1 -bottom-1 grid size-10 place-items-center rounded-full border-4 border-card bg-leaf text-on-leaf transition-colors duration-200 group-hover:bg-leaf-deep">
          <Icon of={Camera} className="size-4.5" />
        </span>
      </span>
    </button>
  )
}
