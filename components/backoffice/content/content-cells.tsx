import { Pencil, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { EditorLink } from './editor-link'
import { MotifPicture } from './motif-picture'

export const ROW_ACTION = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'text-soft')

export const CONTENT_CELLS = {
  name: { cellClass: 'py-2' },
  // Always within reach at the edge of a table that scrolls.
  actions: { cellClass: 'whitespace-nowrap py-1 pr-2 pl-0 md:sticky md:right-0 md:bg-card' },
}

type ContentNameProps = { id: string; name: string; note: string; thumb: ReactNode; className?: string }

/** Renders picture, name and a note. */
export function ContentName({ id, name, note, thumb, className = 'min-w-64' }: ContentNameProps) {
  return (
    <div className={cn('flex items-center gap-3', className)}>
      {thumb}
      <div className="min-w-0">
        <EditorLink
          edit={id}
          className="line-clamp-1 font-bold text-base text-ink hover:text-leaf-ink hover:underline"
        >
          {name}
        </EditorLink>
        <p className="line-clamp-1 text-soft">{note}</p>
      </div>
    </div>
  )
}

export function ContentThumb({ image, motif }: { image: string | null; motif: string }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-xl bg-leaf-tint">
      {image ? (
        <img src={photoThumb(image)} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <MotifPicture motif={motif} className="w-8" />
      )}
    </span>
  )
}

export function ContentActions({ id, edit, remove }: { id: string; edit: string; remove: string }) {
  return (
    <>
      <EditorLink edit={id} icon={<Icon of={Pencil} />} label={edit} className={ROW_ACTION} />
      <EditorLink remove={id} icon={<Icon of={Trash2} />} label={remove} className={ROW_ACTION} />
    </>
  )
}
