'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import type { BadgeForEditing } from '@/lib/badges/library/schema'
import { useEditorAddress } from '../content/use-editor-address'

const BadgeEditor = lazyClient(() => import('./badge-editor').then((module) => module.BadgeEditor))
const DeleteBadgeDialog = lazyClient(() =>
  import('./delete-badge-dialog').then((module) => module.DeleteBadgeDialog),
)

/** What the address asks to be opened over the list; null is a new badge. */
export type AskedBadge =
  | { kind: 'edit'; badge: BadgeForEditing | null }
  | { kind: 'remove'; badge: BadgeForEditing }

/** Where badges are written and deleted, over their list. */
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
