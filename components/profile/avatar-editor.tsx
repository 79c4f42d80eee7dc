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
  children?: ReactNode
}

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
  const percent = phase.name === 'sending' ? Math.round(phase.share * 100) : 100
  return (
    <div className={cn('flex flex-wrap gap-x-6 gap-y-4', children ? 'items-start' : 'items-center')}>
      <Avatar
        src={preview ?? (avatar && photoThumb(avatar))}
        name={name}
        tone="leaf"
        size="xl"
        className={cn(
          'ring-4 ring-card',
          !children && 'max-sm:size-18',
          phase.name !== 'idle' && 'animate-pulse',
        )}
      />
      <div className={cn('flex min-w-0 flex-col gap-3', children ? 'flex-[1_1_13rem]' : 'flex-[1_1_9rem]')}>
        <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-end">
          {children}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              size="sm"
              loading={phase.name === 'preparing' || phase.name === 'saving'}
              disabled={phase.name === 'sending' || phase.name === 'removing'}
              onClick={choose}
            >
              <Icon of={Camera} />
              {avatar ? t('change') : t('add')}
            </Button>
            {avatar ? (
              <Button
                variant="ghost"
                size="sm"
                loading={phase.name === 'removing'}
                disabled={phase.name !== 'idle' && phase.name !== 'removing'}
                onClick={() => void remove()}
              >
                <Icon of={Trash2} />
                {t('remove')}
              </Button>
            ) : null}
          </div>
        </div>
        {phase.name === 'sending' ? (
          <Progress value={percent} label={t('sending')} valueText={t('percent', { percent })} />
        ) : null}
        <div role="alert" className="empty:-mt-3">
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
