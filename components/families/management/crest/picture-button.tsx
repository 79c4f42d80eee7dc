'use client'

import { Camera } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PhotoLimits } from '@/components/photos/fit-photo'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'

const PictureDialog = lazyClient(() => import('./picture-dialog').then((module) => module.PictureDialog))

type PictureButtonProps = {
  familyId: string
  hasPicture: boolean
  /** Rendered on the server. */
  avatar: ReactNode
  limits: PhotoLimits
}

export function PictureButton({ familyId, hasPicture, avatar, limits }: PictureButtonProps) {
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
        className="group relative grid shrink-0 rounded-full border-4 border-card bg-card"
      >
        {avatar}
        <span className="absolute -right-1 -bottom-1 grid size-10 place-items-center rounded-full border-4 border-card bg-leaf text-on-leaf transition-colors duration-200 group-hover:bg-leaf-deep">
          <Icon of={Camera} className="size-4.5" />
        </span>
      </button>
      {dialog.key ? (
        <PictureDialog
          key={dialog.key}
          {...dialog.shown}
          familyId={familyId}
          hasPicture={hasPicture}
          limits={limits}
        />
      ) : null}
    </>
  )
}
