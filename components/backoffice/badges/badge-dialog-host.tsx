'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import { useEditorAddress } from '../content/use-editor-address'

const BadgeEditor = lazyClient(() => import('./badge-editor').then((module) => module.BadgeEditor))
const DeleteBadgeDialog = lazyClient(() =>
  import('./delete-badge-dialog').then((module) => module.DeleteBadgeDialog),
)

/** Dialog that the URL requests; a null badge is a new one. */
export type AskedBadge =
  | { kind: 'edit'; badge: BadgeForEditing | null }
  | { kind: 'remove'; badge: BadgeForEditing }

export function BadgeDialogHost({ asked }: { asked: AskedBadge | null }) {
  const { open, close } = useEditorAddress(asked && (asked.badge?.id ?? 'new'))
  if (!asked) return null
  if (asked.kind === 'remove')
    return (
      <DeleteBadgeDialog
        key={asked.badge.id}
        badge={asked.badge}
        open={open}
        onCancel={close}
        onDone={close}
      />
    )
  return <BadgeEditor key={asked.badge?.id ?? 'new'} badge={asked.badge} open={open} onClose={close} />
}
