'use client'

import { Camera } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'

const PictureDialog = lazyClient(() => import('./picture-dialog').then((module) => module.PictureDialog))

type PictureButtonProps = {
  familyId: string
  picture: string | null
  drawing: ReactNode
  limits: PhotoLimits
}

export function PictureButton({ familyId, picture, drawing, limits }: PictureButtonProps) {
  const t = useTranslations('family.picture')
  const dialog = useDialog()
  return (
    <>
      <button
        type="button"
        aria-label={t('change')}
        title={t('change')}
        aria-haspopup="dialog"
        onClick={dialog.show}
        className="group relative shrink-0 rounded-full border-4 border-card bg-card"
      >
        {picture ? (
          <Avatar src={photoThumb(picture)} size="xl" />
        ) : (
          <span className="grid size-24 place-items-center rounded-full bg-leaf-tint">{drawing}</span>
        )}
        <span className="absolute -right-1 -bottom-1 grid size-10 place-items-center rounded-full border-4 border-card bg-leaf text-on-leaf transition-colors duration-200 group-hover:bg-leaf-deep">
          <Icon of={Camera} className="size-4.5" />
        </span>
      </button>
      {dialog.key ? (
        <PictureDialog
          key={dialog.key}
          {...dialog.shown}
          familyId={familyId}
          hasPicture={picture !== null}
          limits={limits}
        />
      ) : null}
    </>
  )
}
