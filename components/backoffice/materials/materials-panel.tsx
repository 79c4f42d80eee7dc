'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { lazyClient } from '@/components/ui/lazy-client'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import { RenderWhenVisible } from '@/components/ui/render-when-visible'
import { Skeleton } from '@/components/ui/skeleton'
import { useDialog } from '@/components/ui/use-dialog'
import type { removeMaterialContract } from '@/lib/features/materials/uploads/contract'
import { MATERIALS_MAX } from '@/lib/features/materials/uploads/rules'
import type { UploadedMaterial } from '@/lib/features/materials/uploads/schema'
import { send } from '@/lib/platform/http/client'
import { MaterialRow } from './material-row'

const MaterialUpload = lazyClient(() => import('./material-upload').then((module) => module.MaterialUpload), {
  fallback: <UploadOutline />,
})
const RenameDialog = lazyClient(() => import('./rename-dialog').then((module) => module.RenameDialog))

type MaterialsPanelProps = { challengeId: string; materials: readonly UploadedMaterial[] }

export function MaterialsPanel({ challengeId, materials }: MaterialsPanelProps) {
  const t = useTranslations('challengeMaterials')
  const common = useTranslations('common')
  const list = useRef<HTMLUListElement>(null)
  const renaming = useDialog()
  const removal = useDialog()
  // Kept while the dialog animates out.
  const [subject, setSubject] = useState<UploadedMaterial | null>(null)
  // Optimistic until the page is refreshed.
  const [added, setAdded] = useState<readonly UploadedMaterial[]>([])
  const [gone, setGone] = useState<readonly string[]>([])
  const fresh = added.filter(({ id }) => materials.every((material) => material.id !== id))
  const shown = [...materials, ...fresh].filter(({ id }) => !gone.includes(id))
  const ask = (dialog: typeof removal) => (material: UploadedMaterial) => {
    setSubject(material)
    dialog.show()
  }
  const { run } = useApiMutation(
    (materialId: string) =>
      send<typeof removeMaterialContract>('DELETE', '/challenges/{id}/materials/{materialId}', {
        params: { id: challengeId, materialId },
      }),
    {
      success: t('removed'),
      refresh: true,
      onSuccess: (_, materialId) => setGone([...gone, materialId]),
    },
  )
  const remove = async ({ id }: UploadedMaterial) => {
    await run(id)
    removal.close()
  }
  const full = shown.length >= MATERIALS_MAX.files
  return (
    <>
      {shown.length > 0 ? (
        <ul
          ref={list}
          tabIndex={-1}
          aria-labelledby="challenge-materials"
          className="mb-4 divide-y divide-line"
        >
          {shown.map((material) => (
            <MaterialRow
              key={material.id}
              material={material}
              onRename={ask(renaming)}
              onRemove={ask(removal)}
            />
          ))}
        </ul>
      ) : null}
      {full ? (
        <p className="text-soft text-sm">{t('full', { count: MATERIALS_MAX.files })}</p>
      ) : (
        <RenderWhenVisible outline={<UploadOutline />}>
          <MaterialUpload
            challengeId={challengeId}
            first={shown.length === 0}
            onAdded={(material) => setAdded([...added, material])}
          />
        </RenderWhenVisible>
      )}
      {renaming.key && subject ? (
        <RenameDialog
          key={renaming.key}
          open={renaming.open}
          challengeId={challengeId}
          material={subject}
          onClose={renaming.close}
        />
      ) : null}
      {removal.key && subject ? (
        <LazyConfirm
          open={removal.open}
          title={t('removeTitle', { name: subject.name })}
          text={t('removeText')}
          closeLabel={common('close')}
          cancelLabel={common('cancel')}
          confirmLabel={t('remove')}
          onCancel={removal.close}
          onConfirm={() => remove(subject)}
          onCloseAutoFocus={(event) => {
            // The button may be gone with its row.
            event.preventDefault()
            list.current?.focus()
          }}
        />
      ) : null}
    </>
  )
}

function UploadOutline() {
  return <Skeleton className="h-24 rounded-card" />
}
