'use client'

import { ChevronRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { preselectPhoto } from '@/components/photos/preselected-photo'
import { usePreview } from '@/components/photos/use-preview'
import { notify } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { useRouter } from '@/lib/platform/i18n/navigation'
import { TaskPicture } from '../task-picture'

export type OpenTask = { id: string; title: string; motif: string }

type SharedPhotoDialogProps = { photo: File; tasks: readonly OpenTask[]; onClose: () => void }

export function SharedPhotoDialog({ photo, tasks, onClose }: SharedPhotoDialogProps) {
  const t = useTranslations('sharedPhoto')
  const common = useTranslations('common')
  const router = useRouter()
  const preview = usePreview(photo)
  const choose = (assignmentId: string) => {
    // Without a connection, a full page load would lose the photo.
    if (!navigator.onLine) return void notify('warning', t('offline'))
    preselectPhoto(assignmentId, photo)
    onClose()
    router.push(`/challenge/current?complete=${assignmentId}`)
  }
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent closeLabel={common('close')}>
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>{t(tasks.length > 0 ? 'text' : 'none')}</DialogDescription>
        </DialogHeader>
        {preview ? (
          <img src={preview} alt={t('photo')} className="h-40 w-full rounded-card object-cover" />
        ) : null}
        <ul className="mt-4 grid gap-2">
          {tasks.map(({ id, title, motif }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => choose(id)}
                className="flex min-h-14 w-full items-center gap-3 rounded-field p-2 text-left font-bold transition-colors duration-200 hover:bg-leaf-tint"
              >
                <TaskPicture motif={motif} className="size-12 shrink-0 rounded-2xl" />
                <span className="min-w-0 flex-1 wrap-break-word">{title}</span>
                <Icon of={ChevronRight} className="size-5 shrink-0 text-soft" />
              </button>
            </li>
          ))}
        </ul>
        {tasks.length === 0 ? (
          <Button className="mt-4 w-full" onClick={onClose}>
            {common('close')}
          </Button>
        ) : null}
      </DialogContent>
    </Dialog>
  )
}
