'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import { Card } from '@/components/ui/card'
import { lazyClient } from '@/components/ui/lazy-client'
import { RenderWhenVisible } from '@/components/ui/render-when-visible'
import { Skeleton } from '@/components/ui/skeleton'
import { useDialog } from '@/components/ui/use-dialog'
import type { removeMaterialContract } from '@/lib/features/materials/uploads/contract'
import { MATERIALS_MAX } from '@/lib/features/materials/uploads/rules'
import type { UploadedMaterial } from '@/lib/features/materials/uploads/schema'
import { send } from '@/lib/platform/http/api-client'
import { MaterialRow } from './material-row'

const MaterialUpload = lazyClient(() => import('./material-upload').then((module) => module.MaterialUpload), {
  fallback: <UploadOutline />,
})
const RenameDialog = lazyClient(() => import('./rename-dialog').then((module) => module.RenameDialog))

type MaterialsPanelProps = { challengeId: string; materials: readonly UploadedMaterial[] }

export function MaterialsPanel({ challengeId, materials }: MaterialsPanelProps) {
  const t = useTranslations('challengeMaterials')
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
    { success: t('removed'), refresh: true, onSuccess: (_, materialId) => setGone([...gone, materialId]) },
  )
  const remove = async ({ id }: UploadedMaterial) => {
    await run(id)
    removal.close()
  }
  const full = shown.length >= MATERIALS_MAX.files
  return (
    <Card as="section" aria-labelledby="challenge-materials">
      <h2 id="challenge-materials" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-soft text-sm">{t('text')}</p>
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
        <RenameDialog key={renaming.key} challengeId={challengeId} material={subject} {...renaming.shown} />
      ) : null}
      {subject ? (
        <Confirmation
          dialog={removal}
          title={t('removeTitle', { name: subject.name })}
          text={t('removeText')}
          confirmLabel={t('remove')}
          onConfirm={() => remove(subject)}
          onCloseAutoFocus={(event) => {
            // The button may be gone with its row.
            event.preventDefault()
            list.current?.focus()
          }}
        />
      ) : null}
    </Card>
  )
}

function UploadOutline() {
  return <Skeleton className="h-24 rounded-card" />
}
